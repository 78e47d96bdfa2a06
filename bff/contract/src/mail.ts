import { z } from 'zod';
import { endpointsOf } from './endpoint.js';
import { mailRoutes } from './routes/mail.js';
import { uuid } from './values.js';

/** A mail that was written to a file instead of being sent. */
export const keptMailLine = z.strictObject({ id: uuid, to: z.string(), subject: z.string(), sent_at: z.string() });
export type KeptMailLine = z.infer<typeof keptMailLine>;

/** The same whole; as its reader's program shows it: at `/dev/mail/{id}/body`. */
export const keptMailView = keptMailLine.extend({ text: z.string() });
export type KeptMailView = z.infer<typeof keptMailView>;

export const mailEndpoints = /* @__PURE__ */ endpointsOf(mailRoutes, {
  listKeptMails: {
    summary: 'Mails written to files, newest first; 404 where they are sent',
    answer: z.array(keptMailLine),
  },
  getKeptMail: { summary: 'A mail written to a file', answer: keptMailView },
  getKeptMailBody: { summary: 'Its HTML, for a sandboxed frame' },
});
