import type { Request, Response } from 'express';
import type { Language } from '../language/locale.js';
import { pageHeaders } from './headers.js';

const texts = {
  ru: {
    title: 'Подтвердите действие',
    text: 'Вы перешли сюда с другого сайта. Чтобы продолжить, нажмите кнопку.',
    action: 'Продолжить',
  },
  en: {
    title: 'Confirm this action',
    text: 'You came here from another site. To continue, press the button.',
    action: 'Continue',
  },
} as const;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Sends the page shown when a state-changing link was followed from another site. Nothing has changed yet, and a button
 * continues.
 */
export const sendConfirmPage = (req: Request, res: Response, language: Language): void => {
  const nonce = pageHeaders(res);
  const { title, text, action } = texts[language];
  const style =
    'body{font:16px/24px system-ui,sans-serif;background:#F4F6F8;color:#14202B;display:grid;place-items:center;min-height:100vh;margin:0}main{max-width:26rem;padding:24px}a{display:inline-block;margin-top:16px;padding:10px 20px;border-radius:6px;background:#0F5C6E;color:#fff;text-decoration:none}';
  res
    .status(200)
    .type('html')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style nonce="${nonce}">${style}</style><main><h1>${title}</h1><p>${text}</p><a href="${escapeHtml(req.originalUrl)}">${action}</a></main></html>`,
    );
};
