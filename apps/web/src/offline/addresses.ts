/** What the page and its service worker say to each other. */

/** Where the browser finds the service worker. */
export const SERVICE_WORKER = '/service-worker.js';
/** Where the system sends a record that somebody shares with the installed page. */
export const SHARED_TO = '/shared-record';
/** Holds a shared record until the page has read it. */
export const SHARED_CACHE = 'shared-record';
/** Holds the words in which a call to a table is shown when no page is open. */
export const CALL_WORDS = '/call-words';
/** To a new version that waits: its time has come. */
export const TAKE_OVER = 'take over';
