import type { EmailMessage, MessageLink } from './message.js';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

// Light colours are the default, for clients that ignore dark mode or derive their own dark colours. Clients that
// support dark mode use our dark colours.
const style = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 24px 12px; background: #f4f6f8; color: #14202b; }
  .message { max-width: 560px; margin: 0 auto; padding: 28px 24px; border-radius: 12px; background: #ffffff; }
  body, p, h1, h2, a { font-family: -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; }
  .brand { margin: 0 0 20px; font-size: 15px; font-weight: 700; color: #0f5c6e; }
  h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.3; }
  h2 { margin: 24px 0 4px; font-size: 16px; line-height: 1.35; }
  p { margin: 0 0 10px; font-size: 16px; line-height: 1.5; overflow-wrap: anywhere; white-space: pre-line; }
  a { color: #0f5c6e; }
  .code { font-size: 30px; font-weight: 700; letter-spacing: 6px; }
  .button { display: inline-block; margin: 12px 0 4px; padding: 12px 22px; border-radius: 8px; background: #0f5c6e; color: #ffffff; font-weight: 600; text-decoration: none; }
  .footer { margin-top: 24px; padding-top: 16px; border-top: 1px solid #dce2e7; }
  .footer p { font-size: 13px; color: #5f6c77; }
  @media (prefers-color-scheme: dark) {
    body { background: #10141d; color: #e8ebf2; }
    .message { background: #1a202d; }
    .brand, a { color: #8fd0df; }
    .button { background: #1a7a90; color: #ffffff; }
    .footer { border-color: #343c4d; }
    .footer p { color: #a5aec0; }
  }`;

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
const link = ({ label, url }: MessageLink, name = ''): string =>
  `<a${name && ` class="${name}"`} href="${escaped(url)}">${escaped(label)}</a>`;

/** Returns the email as an HTML page without tables, pictures or external resources. */
export function htmlPage(message: EmailMessage, language: string): string {
  const { subject, title, lines, code, groups = [], button, footer, choices } = message;
  const body = [
    '<p class="brand">Setu</p>',
    `<h1>${escaped(title)}</h1>`,
    ...lines.map(paragraph),
    code && `<p class="code">${escaped(code)}</p>`,
    ...groups.flatMap((group) => [
      `<h2>${escaped(group.title)}</h2>`,
      ...group.lines.map(paragraph),
      `<p>${link(group.link)}</p>`,
    ]),
    button && `<p>${link(button, 'button')}</p>`,
    `<div class="footer">${footer.map(paragraph).join('')}${choices ? `<p>${link(choices)}</p>` : ''}</div>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}
</style>
</head>
<body><div class="message">${body.filter((part) => part).join('\n')}</div></body>
</html>
`;
}
