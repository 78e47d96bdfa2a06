import type { MailService } from '@setu/proto/identity/mail';
import type { Rpcs } from '../../served.js';
import { getKeptMail } from './get-kept-mail.js';
import { getMailChoices } from './get-mail-choices.js';
import { listKeptMails } from './list-kept-mails.js';
import { saveMailChoices } from './save-mail-choices.js';
import { sendSupportMessage } from './send-support-message.js';

/** The rpcs of emails, email choices and messages to support. */
export const mailRpcs = {
  listKeptMails,
  getKeptMail,
  getMailChoices,
  saveMailChoices,
  sendSupportMessage,
} satisfies Rpcs<typeof MailService>;
