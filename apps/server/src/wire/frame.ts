/**
 * One event of socket.io with a packed text, made in one go: on the way through its layers the same text would be
 * copied five times. Pages see no difference.
 */
import type { Socket as NetSocket } from 'node:net';
import type { Signs } from '@dealers-choice/protocol';
import type { Socket } from 'socket.io';

/** A whole text in one frame, by RFC 6455; the length follows, in two bytes or eight if it does not fit here. */
const WHOLE_TEXT = 0x81;
const IN_TWO = 126;
const IN_EIGHT = 127;
/** Of engine.io: a message. */
const MESSAGE = '4';
const END = '"]';

/** What stands before the text in a frame of this event. */
export const beginningOf = (event: string): string => `${MESSAGE}2["${event}","`;

/** A frame for WebSocket of signs that are plain: one byte each. */
export function frameOf(beginning: string, { codes, length }: Signs): Buffer {
  const whole = beginning.length + length + END.length;
  const head = whole < IN_TWO ? 2 : whole < 2 ** 16 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + whole);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = whole;
  else if (head === 4) {
    frame[1] = IN_TWO;
    frame.writeUInt16BE(whole, 2);
  } else {
    frame[1] = IN_EIGHT;
    frame.writeBigUInt64BE(BigInt(whole), 2);
  }
  let at = head;
  for (let i = 0; i < beginning.length; i++) frame[at++] = beginning.charCodeAt(i);
  for (let i = 0; i < length; i++) frame[at++] = codes[i] as number;
  for (let i = 0; i < END.length; i++) frame[at++] = END.charCodeAt(i);
  return frame;
}

/**
 * If nothing else waits for the page, the frame is written straight on its line, past engine.io and ws. Else it waits
 * in engine.io's queue, as socket.io does it when it tells many the same. Without WebSocket it is the text in the frame
 * that does.
 */
export function emitFrame({ connected, conn }: Socket, frame: Buffer): void {
  if (!connected) return;
  const line = freeLine(conn as unknown as EnginePage);
  if (line) return void line.write(frame);
  const options = { wsPreEncodedFrame: [frame] } as object;
  conn.write(conn.transport.name === 'websocket' ? '' : packetIn(frame), options);
}
/** What engine.io and ws know of a page that is connected. */
interface EnginePage {
  readyState: string;
  writeBuffer: readonly unknown[];
  transport: { writable: boolean; socket?: { readyState: number; _socket?: Line } };
}
type Line = Pick<NetSocket, 'writable' | 'writableNeedDrain' | 'write'>;
const OPEN = 1;
/** Null: something else waits to be sent, or the page is slow, or has no WebSocket. */
function freeLine({ readyState, writeBuffer, transport }: EnginePage): Line | null {
  const { writable, socket } = transport;
  if (readyState !== 'open' || writeBuffer.length > 0 || !writable || socket?.readyState !== OPEN) return null;
  const line = socket._socket;
  return line?.writable && !line.writableNeedDrain ? line : null;
}
/** The packet of socket.io in a frame. */
export function packetIn(frame: Buffer): string {
  const head = frame[1] === IN_TWO ? 4 : frame[1] === IN_EIGHT ? 10 : 2;
  return frame.toString('latin1', head + MESSAGE.length);
}
