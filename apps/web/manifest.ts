/** What the page is when it is installed: its name and icons, and the files that it opens. */
import type { SHARED_TO } from './src/offline/addresses.ts';

/** The address that the service worker answers. */
const action: typeof SHARED_TO = '/shared-record';
const RECORDS = { 'application/json': ['.json'] };

export const manifest = {
  id: '/',
  name: "Dealer's Choice",
  short_name: "Dealer's Choice",
  description: 'Card games at one table: with bots, or with friends around one device.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#f7f1e3',
  background_color: '#f7f1e3',
  categories: ['games'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  file_handlers: [{ action: '/', accept: RECORDS }],
  share_target: {
    action,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'record', accept: ['application/json', '.json'] }] },
  },
};
