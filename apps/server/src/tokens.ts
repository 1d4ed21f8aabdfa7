/** Tokens of whoever runs the server, as requests say them. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Looked at for the same time, whatever was said. Null: there is no token, so nobody has it. */
export function hasToken(authorization: string | undefined, token: string | null): boolean {
  if (token === null) return false;
  const [said, right] = [authorization ?? '', `Bearer ${token}`].map(digest);
  return said !== undefined && right !== undefined && timingSafeEqual(said, right);
}
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
