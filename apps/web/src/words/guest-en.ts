/** What somebody is told about themselves on the server, in English. The type of this is that of every language. */
export const en = {
  title: 'With friends far away',
  notify: 'Tell me when it is my turn',
  notifyAbout: 'By a notification, also when this page is closed.',
  notifyHere: 'By a notification, while this page is open somewhere.',
  allow: 'Allow it',
  allowed: 'Allowed',
  notifyDenied: 'The browser does not allow it. Its own settings can.',
  blocked: 'Blocked names',
  blockedAbout: 'You hear nothing that they say.',
  blockedNone: 'Nobody is blocked.',
  unblock: (name: string): string => `Hear ${name} again`,
  data: 'Everything kept about me on the server',
  dataAbout: 'Your name, your tables, what you said there lately, and the matches you played with people far away.',
  download: 'Download it',
  erase: 'Erase it',
  sure: 'Erase everything about you on the server?',
  sureAbout:
    'Your name, and the names you gave to tables, go from every table and finished match. Your seats become free, ' +
    'and this browser becomes somebody new. It cannot be taken back. What this browser keeps itself stays.',
  yes: 'Erase all of it',
  no: 'Keep it',
  erased: 'Erased. What others reported stays on the server, without your name.',
  failed: 'The server cannot be reached. Nothing was erased.',
  nothing: 'Nothing is kept about you on this server.',
  notGot: 'The server cannot be reached. Try again.',
};

export type GuestText = typeof en;
