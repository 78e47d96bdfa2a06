import type Mail from 'nodemailer/lib/mailer';
import type { OutgoingEmail } from './mailer.js';

// A line break would let the sender add headers.
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Returns an email as both mailers write it. No file or URL is read, whatever the texts contain. */
export function messageOf(email: OutgoingEmail, from: string, returnTo?: string): Mail.Options {
  return {
    from,
    to: { name: '', address: oneLine(email.to) },
    ...(email.replyTo && { replyTo: { name: '', address: oneLine(email.replyTo) } }),
    ...(returnTo && { envelope: { from: returnTo, to: oneLine(email.to) } }),
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: email.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(email.choicesUrl && { list: { unsubscribe: email.choicesUrl } }),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
