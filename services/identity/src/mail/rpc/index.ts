import type { MailService } from '@setu/proto/identity/mail';
import type { Rpcs } from '../../served.js';
import { getKeptMail } from './get-kept-mail.js';
import { listKeptMails } from './list-kept-mails.js';

/** What can be asked of mails. */
export const mailRpcs = { listKeptMails, getKeptMail } satisfies Rpcs<typeof MailService>;
