/** What is sent back, apart from the headers that every answer has. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

type Headers = Record<string, string>;

export const words = (status: number, text: string, more: Headers = {}): Answer =>
  answer(status, 'text/plain; charset=utf-8', Buffer.from(`${text}\n`), more);

export const json = (status: number, value: unknown, more: Headers = {}): Answer =>
  answer(status, JSON_TYPE, Buffer.from(`${JSON.stringify(value)}\n`), more);

/** It is done, and there is nothing to say. */
export const noContent = (more: Headers = {}): Answer => ({
  status: 204,
  headers: { 'Cache-Control': 'no-store', ...more },
  body: Buffer.alloc(0),
});

export function answer(status: number, type: string, body: Buffer, more: Headers = {}): Answer {
  const headers = { 'Content-Type': type, 'Content-Length': String(body.length) };
  return { status, headers: { 'Cache-Control': 'no-store', ...headers, ...more }, body };
}
