import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageContext } from '@setu/contract';
import type { Response } from 'express';
import { jsonForScript } from '../html/markup.js';
import type { Language } from '../language/locale.js';
import { withDelayedCode } from './delayed-code.js';
import { gzipPage, plainPage } from './gzip-page.js';
import { type ForeignOrigins, pageHeaders, pagePolicy } from './headers.js';
import type { PageText } from './page-text.js';
import { openPreloads } from './preloads.js';

/** The values inserted into the web app's page. */
export interface ShellContent {
  context: PageContext;
  language: Language;
  status?: number;
  page?: ShellPage | undefined;
}

/** The content shown before the app runs, as markup, and the answers the app would request, as JSON. */
export interface ShellPage {
  head: PageText;
  body: PageText;
  answers: readonly PageText[];
}

const hasContent = (page: ShellPage | undefined): boolean => page !== undefined && page.body !== '';

const places =
  /(<!--preloads-->|__NONCE__|__LANG__|__PAGE_CONTEXT__|__ANSWERS__|<title>[^<]*<\/title>|<div id="root"><\/div>)/;

/**
 * Reads the web app's built template. Returns a function that sends it with the page context, a nonce and the prepared
 * content. `strangers` may add foreign scripts and frames.
 */
export const openShell = (webDir: string, foreign?: ForeignOrigins) => {
  const policy = pagePolicy(foreign);
  const template = readFileSync(path.join(webDir, 'index.html'), 'utf8');
  const pieces = template.split(places);
  const delayedPieces = withDelayedCode(template).split(places);
  const preloads = openPreloads(webDir);
  const fill = (
    piece: string,
    { context, language, page }: ShellContent,
    nonce: string,
    at: string,
  ): PageText | readonly PageText[] => {
    if (piece === '<!--preloads-->') return preloads(at, language, context.user, hasContent(page));
    if (piece === '__NONCE__') return nonce;
    if (piece === '__LANG__') return language;
    if (piece === '__PAGE_CONTEXT__') return jsonForScript(context);
    if (piece === '__ANSWERS__') return page?.answers ?? 'null';
    if (page && piece.startsWith('<title>')) return page.head;
    return page ? ['<div id="root">', page.body, '</div>'] : piece;
  };
  const send = (res: Response, content: ShellContent): void => {
    const nonce = pageHeaders(res, policy);
    // Template text is at even positions, placeholders at odd ones.
    const texts = (hasContent(content.page) ? delayedPieces : pieces).flatMap((piece, at) =>
      at % 2 === 0 ? piece : fill(piece, content, nonce, res.req.path),
    );
    res.status(content.status ?? 200).type('html');
    res.vary('Accept-Encoding');
    if (res.req.acceptsEncodings('gzip') === 'gzip') res.setHeader('Content-Encoding', 'gzip').send(gzipPage(texts));
    else res.send(plainPage(texts));
  };
  return { send };
};
export type Shell = ReturnType<typeof openShell>;
