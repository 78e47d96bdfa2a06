import type { Request } from 'express';

/** Whether a browser navigates here and wants a page, not data. */
export const wantsHtml = (req: Request): boolean =>
  req.query.accept !== 'json' && (req.headers.accept ?? '').includes('text/html');

/** Whether a script of a page calls. */
export const isAjax = (req: Request): boolean => req.get('x-requested-with')?.toLowerCase() === 'xmlhttprequest';

/** Whether the call only reads. */
export const isRead = (req: Request): boolean => req.method === 'GET' || req.method === 'HEAD';
