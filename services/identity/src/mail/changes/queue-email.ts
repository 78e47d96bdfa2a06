import type { Clock, Ids } from '@setu/kit/core';
import type { Transacting } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import type { EmailLocale, TransactionalContent } from '../domain/email.js';
import type { NewEmail } from '../store/emails.js';

/** The task that sends an email, by its id. */
export const sendEmailTask = 'identity.send-mail';

export type EmailQueueStores = Pick<Stores, 'emails'> & Pick<Transacting, 'jobs'>;

/** What is needed to queue an email: the stores of a transaction, the clock and the ids. */
export interface QueueEmailDeps {
  stores: EmailQueueStores;
  clock: Clock;
  ids: Ids;
}

/** An email to an address: a template with its parameters, in a language. */
export type QueuedEmail = TransactionalContent & {
  to: string;
  locale: EmailLocale;
  /** The unique key of the email, for example `invite <id> <term>`. Queuing the same key again has no effect. */
  key: string;
  /** The email is not sent after this time. */
  validUntil?: Date;
};

/** Queues an email. It is sent if, and only if, the transaction commits. */
export async function queueEmail(
  { stores, clock, ids }: QueueEmailDeps,
  { to, locale, key, validUntil, ...content }: QueuedEmail,
): Promise<void> {
  await scheduleEmails(stores, [
    { id: ids.id(), key, address: to, locale, content, createdAt: clock.now(), validUntil },
  ]);
}

/** Stores emails and schedules each new one. If `after` is set, none is sent earlier. */
export async function scheduleEmails(
  { emails, jobs }: EmailQueueStores,
  made: readonly NewEmail[],
  after?: Date,
): Promise<void> {
  for (const mailId of await emails.insert(made))
    await jobs.add(sendEmailTask, { mailId }, { key: `${sendEmailTask} ${mailId}`, ...(after && { runAt: after }) });
}
