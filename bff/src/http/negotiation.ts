import type { Request } from 'express';
import { bearerOf } from './bearer.js';

/** Returns whether a page's script makes the call. */
export const isAjax = (req: Request): boolean => req.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest';

/** Returns whether a browser navigates here and prefers a page to data. */
export const wantsHtml = (req: Request): boolean =>
  req.query.accept !== 'json' && bearerOf(req) === undefined && (req.headers.accept ?? '').includes('text/html');

/**
 * Returns whether to answer a screen's address with its page. Scripts and callers that accept JSON get data. A link
 * previewer (`Accept: *` + `/*`, or none) gets the page.
 */
const wantsPage = (req: Request): boolean => {
  const accept = req.headers.accept ?? '';
  // A program with a token is not a browser, whatever it accepts.
  if (req.query.accept === 'json' || bearerOf(req) !== undefined) return false;
  return accept.includes('text/html') || !(isAjax(req) || accept.includes('json') || accept.includes('event-stream'));
};

/**
 * Returns whether the call requests a page. A screen's address returns its page unless the call asks for data. An
 * action's address does so only if the call asks for a page.
 */
export const requestsPage = (req: Request, { kind }: { kind: 'S' | 'A' | 'D' }): boolean =>
  kind === 'S' ? wantsPage(req) : kind === 'A' && wantsHtml(req);

/** Returns whether the call only reads. */
export const isRead = (req: Request): boolean => req.method === 'GET' || req.method === 'HEAD';
