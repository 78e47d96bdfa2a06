import type { Response } from 'express';

// A mail's own styles and nothing else; only a page of ours may frame it, and what it says runs nowhere.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Sends a mail as its reader's program would show it. Its links open beside the frame. */
export const sendMailBody = (res: Response, html: string): void => {
  res.setHeader('Content-Security-Policy', policy);
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  // A sandboxed page has no origin to be kept by.
  res.removeHeader('Origin-Agent-Cluster');
  res.setHeader('Cache-Control', 'no-store');
  res.type('html').send(html.replace('<head>', '<head>\n<base target="_blank">'));
};
