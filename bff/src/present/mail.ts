import type { KeptMailLine } from '@setu/contract';
import type { KeptMail } from '@setu/proto/identity/mail';

export const keptMailLine = ({ id, to, subject, sentAt }: KeptMail): KeptMailLine => ({
  id,
  to,
  subject,
  sent_at: sentAt,
});
