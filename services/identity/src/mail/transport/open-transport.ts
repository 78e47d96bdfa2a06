import os from 'node:os';
import path from 'node:path';
import type { Log } from '@setu/kit/process';
import { fileMailer } from './file-mailer.js';
import type { Mailer, StoredEmails } from './mailer.js';
import { smtpMailer } from './smtp-mailer.js';

/** The service's way to send emails. */
export interface MailTransport extends Mailer {
  /** Returns how long to wait before the next email while the server accepts none, in ms. */
  pauseMs(): number;
  /** The emails saved by the embedded mailer, outside production. */
  stored?: StoredEmails | undefined;
}

interface TransportSettings {
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
 * Opens the configured mail transport: SMTP if a server is set, otherwise files below MAIL_DIR. After a failure of the
 * server, sending pauses. The pause doubles up to sixty times the first one, so an unavailable server does not get an
 * attempt for every email.
 */
export function openTransport(settings: TransportSettings, log: Log): MailTransport {
  const { mailer, stored } = chosen(settings, log);
  let failures = 0;
  let unavailableUntil = 0;
  return {
    stored,
    pauseMs: () => Math.max(0, unavailableUntil - Date.now()),
    send: async (email) => {
      if (Date.now() < unavailableUntil) return { result: 'away', code: 'waiting' };
      const outcome = await mailer.send(email);
      failures = outcome.result === 'away' ? failures + 1 : 0;
      if (failures > 0)
        unavailableUntil = Date.now() + settings.MAIL_PAUSE_MS * Math.min(2 ** (failures - 1), longestPauses);
      return outcome;
    },
  };
}

function chosen(settings: TransportSettings, log: Log): { mailer: Mailer; stored?: StoredEmails } {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_CONNECT_MS: connectMs, MAIL_ATTEMPT_MS: attemptMs } = settings;
  const isProduction = settings.NODE_ENV === 'production';
  if (url) {
    if (!settings.SUPPORT_EMAIL) throw new Error('SMTP_URL requires SUPPORT_EMAIL');
    return { mailer: smtpMailer({ url, from, returnTo: settings.MAIL_RETURN_TO, connectMs, attemptMs }) };
  }
  if (isProduction) log.warn({}, 'emails are not sent but written to files, because SMTP_URL is not set');
  const files = fileMailer({ dir: settings.MAIL_DIR ?? path.join(os.tmpdir(), 'setu-mail'), from });
  return isProduction ? { mailer: files } : { mailer: files, stored: files };
}
