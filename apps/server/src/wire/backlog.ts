/** What waits for a page. One that does not take it is let go, and asks anew when it can. */
import type { Socket } from 'socket.io';

const MOST_PACKETS = 500;
/** In letters: a page that reads nothing must not fill the memory. */
const MOST_LETTERS = 2 ** 21;
/** So few need not be measured. */
const FEW = 4;

export interface Packet {
  data?: unknown;
  /** What goes out in place of the data, to a page with WebSocket. */
  options?: { wsPreEncodedFrame?: readonly Buffer[] };
}

export function isTooMuch(waiting: readonly Packet[]): boolean {
  if (waiting.length <= FEW) return false;
  if (waiting.length > MOST_PACKETS) return true;
  let letters = 0;
  for (const { data, options } of waiting) {
    const [frame = data] = options?.wsPreEncodedFrame ?? [];
    if (typeof frame === 'string' || frame instanceof Buffer) letters += frame.length;
  }
  return letters > MOST_LETTERS;
}

/** Packets that were handed to its line, which has not taken them. */
export function waitingFor({ conn }: Socket): readonly Packet[] {
  const { writeBuffer } = conn as unknown as { writeBuffer?: readonly Packet[] };
  return writeBuffer ?? [];
}
