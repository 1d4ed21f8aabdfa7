/** It is not done, and the message says why, to whoever asked. */
export class Sorry extends Error {}

export function sorry(text: string): never {
  throw new Sorry(text);
}
