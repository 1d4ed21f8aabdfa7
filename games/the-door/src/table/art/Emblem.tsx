import { fileOf } from './files.ts';

/** What an option or a role does, in a picture of 100 by 100. */
export const Emblem = ({ of, className = '' }: { of: string; className?: string }) => (
  <img src={fileOf(of)} alt="" draggable={false} className={className} />
);
