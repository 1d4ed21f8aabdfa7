import type { Front } from './front.ts';

/**
 * On every answer, whatever it is. Scripts, styles and workers come from our own files only; nothing is inline. Images
 * may also come from one other site: the one that the person who runs the server named. Where people find the page over
 * https, browsers are told to come by no other way.
 */
export const securityHeaders = (imageOrigin: string | null, { origin }: Pick<Front, 'origin'>) => ({
  ...(origin?.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    `img-src 'self'${imageOrigin === null ? '' : ` ${imageOrigin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});
