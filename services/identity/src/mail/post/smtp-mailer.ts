import { createTransport } from 'nodemailer';
import type { Mailer, Outcome } from './mailer.js';
import { messageOf } from './message.js';

export interface SmtpOptions {
  url: string;
  from: string;
  /** Where mails come back to; absent: to `from`. */
  returnTo?: string | undefined;
  /** How long connecting, and then one mail as a whole, may take. */
  connectMs: number;
  attemptMs: number;
}

/** Sends by an SMTP server, a connection for each mail. */
export function smtpMailer({ url, from, returnTo, connectMs, attemptMs }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: attemptMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const sending = transport
        .sendMail(messageOf(mail, from, returnTo))
        .then((): Outcome => ({ result: 'sent' }), outcomeOf);
      return withinTime(sending, attemptMs + connectMs);
    },
  };
}

async function withinTime(sending: Promise<Outcome>, ms: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, ms, { result: 'away', code: 'ETIMEDOUT' });
  });
  return Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

interface SmtpFailure {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

// 552 and x.2.2 say that a mailbox is full, which passes.
const isFull = (reply: number, said: string): boolean => reply === 552 || /\b[45]\.2\.2\b/.test(said);

/** What a failure means for the mail; one that is not the mail's own keeps all mails waiting. */
export function outcomeOf(error: unknown): Outcome {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpFailure;
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const said = reply === 0 ? String(code ?? 'unknown') : String(reply);
  const isOwn = command === 'RCPT TO' || command === 'DATA';
  if (!isOwn || reply === 0 || reply === 421) return { result: 'away', code: said };
  if (reply < 500 || isFull(reply, String(response ?? ''))) return { result: 'later', code: said };
  return { result: command === 'RCPT TO' ? 'address_refused' : 'mail_refused', code: said };
}
