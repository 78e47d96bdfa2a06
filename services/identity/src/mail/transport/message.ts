import type Mail from 'nodemailer/lib/mailer';
import type { OutgoingMail } from './mailer.js';

// A line break would let the sender add headers.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Returns an email as both mailers write it. No file or URL is read, whatever the texts contain. */
export function messageOf(mail: OutgoingMail, from: string, returnTo?: string): Mail.Options {
  return {
    from,
    to: { name: '', address: oneLine(mail.to) },
    ...(mail.replyTo && { replyTo: { name: '', address: oneLine(mail.replyTo) } }),
    ...(returnTo && { envelope: { from: returnTo, to: oneLine(mail.to) } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(mail.choicesUrl && { list: { unsubscribe: mail.choicesUrl } }),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
