import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageContext } from '@setu/contract';
import type { Response } from 'express';
import type { Language } from './locale.js';

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** JSON that cannot end the script element it stands in. */
const embed = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The headers of an HTML answer; gives the nonce its inline parts carry. */
export const htmlHeaders = (res: Response): string => {
  const nonce = randomBytes(16).toString('base64');
  res.setHeader('Content-Security-Policy', policy(nonce));
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Accept');
  return nonce;
};

/** The web app's page, with the page context and a nonce put into the built template. */
export const openShell = (webDir: string) => {
  const template = readFileSync(path.join(webDir, 'index.html'), 'utf8');
  const send = (res: Response, page: { context: PageContext; language: Language; status?: number }): void => {
    const nonce = htmlHeaders(res);
    const html = template
      .replaceAll('__NONCE__', nonce)
      .replaceAll('__LANG__', page.language)
      .replace('__PAGE_CONTEXT__', () => embed(page.context));
    res
      .status(page.status ?? 200)
      .type('html')
      .send(html);
  };
  return { send };
};
export type Shell = ReturnType<typeof openShell>;
