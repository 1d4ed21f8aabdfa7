/** Who may read the figures: whoever has the token, or this machine, if nothing stands in front of the server. */
import { type Front, hasToken, isLoopback } from '../front.ts';
import { answer, words } from '../replies.ts';
import type { Call, Routes } from '../routes.ts';
import type { Metrics } from './metrics.ts';

export interface Readers {
  front: Front;
  metrics: 'local' | 'off';
  metricsToken: string | null;
}

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Whoever may not is answered as if there were nothing. */
export function serveMetrics(routes: Routes, metrics: Metrics, readers: Readers): void {
  routes.get('/metrics', (call) =>
    mayRead(readers, call)
      ? answer(200, TYPE, Buffer.from(metrics.text()))
      : words(404, 'There is nothing at this address.'),
  );
}

export function mayRead({ front, metrics, metricsToken }: Readers, call: Call): boolean {
  if (metricsToken !== null) return hasToken(call.authorization, metricsToken);
  // Through a proxy everybody comes from this machine; and a page in a browser of it could be anybody's.
  const isDirect = front.origin === null && front.proxies === 0 && !call.isForwarded && !call.isFromPage;
  return metrics === 'local' && isDirect && isLoopback(call.address);
}
