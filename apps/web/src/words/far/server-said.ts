import { saidIn } from './said.ts';
import { SERVER_HI } from './server-hi.ts';

/** What a server says, in the language of the page. */
export const serverSaid = (text: string): string =>
  globalThis.document?.documentElement.lang === 'hi' ? saidIn(SERVER_HI, text) : text;
