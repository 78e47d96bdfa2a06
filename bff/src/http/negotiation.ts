import type { Request } from 'express';
import { bearerOf } from './bearer.js';

/** Whether a script of a page calls. */
export const isAjax = (req: Request): boolean => req.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest';

/** Whether a browser navigates here and says that it wants a page, not data. */
export const wantsHtml = (req: Request): boolean =>
  req.query.accept !== 'json' && bearerOf(req) === undefined && (req.headers.accept ?? '').includes('text/html');

/**
 * Whether a screen's address is to be answered by its page: data are for callers that name them. A messenger's previewer
 * (`Accept: *` + `/*`, or none) gets the page.
 */
const wantsPage = (req: Request): boolean => {
  const accept = req.headers.accept ?? '';
  // A program that brings a token is no browser, whatever it accepts.
  if (req.query.accept === 'json' || bearerOf(req) !== undefined) return false;
  return accept.includes('text/html') || !(isAjax(req) || accept.includes('json') || accept.includes('event-stream'));
};

/** Whether an address is asked for its page: a screen's unless data are named, any other's only where a page is named. */
export const asksForPage = (req: Request, { kind }: { kind: 'S' | 'A' | 'D' }): boolean =>
  kind === 'S' ? wantsPage(req) : kind === 'A' && wantsHtml(req);

/** Whether the call only reads. */
export const isRead = (req: Request): boolean => req.method === 'GET' || req.method === 'HEAD';
