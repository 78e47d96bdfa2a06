import { createTransport } from 'nodemailer';
import type { Mailer, Outcome } from './mailer.js';
import { messageOf } from './message.js';

export interface SmtpOptions {
  url: string;
  from: string;
  /** The address for bounced emails. If absent, `from` is used. */
  returnTo?: string | undefined;
  /** The timeouts for connecting, and for sending one email, in ms. */
  connectMs: number;
  attemptMs: number;
}

/** Returns a mailer that uses an SMTP server, with a connection for each email. */
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
    send: async (email) => {
      const sending = transport
        .sendMail(messageOf(email, from, returnTo))
        .then((): Outcome => ({ result: 'sent' }), outcomeOf);
      return withTimeout(sending, attemptMs + connectMs);
    },
  };
}

async function withTimeout(sending: Promise<Outcome>, ms: number): Promise<Outcome> {
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

// 552 and x.2.2 mean that a mailbox is full, which is temporary.
const isFull = (reply: number, text: string): boolean => reply === 552 || /\b[45]\.2\.2\b/.test(text);

/** Returns the outcome for an email from a failure. A failure that is not specific to the email delays all emails. */
export function outcomeOf(error: unknown): Outcome {
  const { code, command, responseCode, response } = (error ?? {}) as SmtpFailure;
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const replyCode = reply === 0 ? String(code ?? 'unknown') : String(reply);
  const isSpecific = command === 'RCPT TO' || command === 'DATA';
  if (!isSpecific || reply === 0 || reply === 421) return { result: 'away', code: replyCode };
  if (reply < 500 || isFull(reply, String(response ?? ''))) return { result: 'later', code: replyCode };
  return { result: command === 'RCPT TO' ? 'address_refused' : 'mail_refused', code: replyCode };
}
