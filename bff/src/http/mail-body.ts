import type { Response } from 'express';

// An email's own styles and nothing else. Only our pages may frame it, and its content cannot run scripts.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Sends a stored email as an email program would show it. Its links open outside the frame. */
export const sendMailBody = (res: Response, html: string): void => {
  res.setHeader('Content-Security-Policy', policy);
  res.setHeader('X-Frame-Options', 'SAMEORIGIN');
  // A sandboxed page has no origin of its own, so this header does not apply.
  res.removeHeader('Origin-Agent-Cluster');
  res.setHeader('Cache-Control', 'no-store');
  res.type('html').send(html.replace('<head>', '<head>\n<base target="_blank">'));
};
