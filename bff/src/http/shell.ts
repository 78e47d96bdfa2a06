import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageContext } from '@setu/contract';
import type { Response } from 'express';
import { pageHeaders } from './headers.js';
import type { Language } from './locale.js';

/** JSON that cannot end the script element it stands in. */
const embed = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The web app's page, with the page context and a nonce put into the built template. */
export const openShell = (webDir: string) => {
  const template = readFileSync(path.join(webDir, 'index.html'), 'utf8');
  const send = (res: Response, page: { context: PageContext; language: Language; status?: number }): void => {
    const nonce = pageHeaders(res);
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
