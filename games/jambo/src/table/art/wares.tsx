/** The six wares: each has an outline of its own, so that colour is never alone. wares.css has their drawings. */
import type { Ware } from '../../index.ts';

export const WareToken = ({ ware, missing = false }: { ware: Ware; missing?: boolean }) => (
  <i className="j-ware" data-ware={ware} data-missing={missing || undefined} aria-hidden="true" />
);

/** A place for a ware, which stays when the ware goes: only its drawing and its name change. */
export const WareSpot = ({ ware, name }: { ware: Ware | null; name: string }) => (
  <i className="j-ware" data-ware={ware ?? undefined} role="img" aria-label={name} />
);

/** As many tokens as there are, one on another: the thickness can be counted. None left: an outline. */
export const WareStack = ({ ware, count }: { ware: Ware; count: number }) => (
  <i className="j-stack" data-ware={ware} data-count={count} aria-hidden="true" />
);
