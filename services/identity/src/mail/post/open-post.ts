import os from 'node:os';
import path from 'node:path';
import type { Log } from '@setu/kit/process';
import { fileMailer } from './file-mailer.js';
import type { KeptMails, Mailer } from './mailer.js';
import { smtpMailer } from './smtp-mailer.js';

/** The way mails leave. */
export interface Post extends Mailer {
  /** While nobody takes mails: how long to wait before the next is offered. */
  pauseMs(): number;
  /** What the embedded mailer kept, outside production. */
  kept?: KeptMails | undefined;
}

interface PostSettings {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  MAIL_DIR?: string | undefined;
  MAIL_RETURN_TO?: string | undefined;
  MAIL_CONNECT_MS: number;
  MAIL_ATTEMPT_MS: number;
  MAIL_PAUSE_MS: number;
  SUPPORT_EMAIL?: string | undefined;
  NODE_ENV: string;
}

const longestPauses = 60;

/**
 * SMTP where a server is set, else files below MAIL_DIR. After a failure that is not the mail's own nothing is offered
 * for a pause that doubles up to sixty times the first: a server that is away is not knocked at by every mail.
 */
export function openPost(settings: PostSettings, log: Log): Post {
  const { mailer, kept } = chosen(settings, log);
  let failures = 0;
  let awayUntil = 0;
  return {
    kept,
    pauseMs: () => Math.max(0, awayUntil - Date.now()),
    send: async (mail) => {
      if (Date.now() < awayUntil) return { result: 'away', code: 'waiting' };
      const outcome = await mailer.send(mail);
      failures = outcome.result === 'away' ? failures + 1 : 0;
      if (failures > 0) awayUntil = Date.now() + settings.MAIL_PAUSE_MS * Math.min(2 ** (failures - 1), longestPauses);
      return outcome;
    },
  };
}

function chosen(settings: PostSettings, log: Log): { mailer: Mailer; kept?: KeptMails } {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_CONNECT_MS: connectMs, MAIL_ATTEMPT_MS: attemptMs } = settings;
  const isProduction = settings.NODE_ENV === 'production';
  if (url) {
    if (!settings.SUPPORT_EMAIL) throw new Error('SUPPORT_EMAIL is needed beside SMTP_URL');
    return { mailer: smtpMailer({ url, from, returnTo: settings.MAIL_RETURN_TO, connectMs, attemptMs }) };
  }
  if (isProduction) log.warn({}, 'mails reach nobody: SMTP_URL is not set, they are written to files');
  const files = fileMailer({ dir: settings.MAIL_DIR ?? path.join(os.tmpdir(), 'setu-mail'), from });
  return isProduction ? { mailer: files } : { mailer: files, kept: files };
}
