import type { Clock, Ids } from '@setu/kit/core';
import type { Transacting } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import type { LetterContent, MailLocale } from '../domain/email.js';
import type { NewMail } from '../store/emails.js';

/** The task that sends an email, by its id. */
export const sendMailTask = 'identity.send-mail';

export type Posting = Pick<Stores, 'mails'> & Pick<Transacting, 'jobs'>;

/** What is needed to queue an email: the stores of a transaction, the clock and the ids. */
export interface QueueMailDeps {
  stores: Posting;
  clock: Clock;
  ids: Ids;
}

/** An email to an address: a template with its parameters, in a language. */
export type QueuedLetter = LetterContent & {
  to: string;
  locale: MailLocale;
  /** A key has one email only, however often it is queued, for example `invite <id> <term>`. */
  key: string;
  /** The email is not sent after this time. */
  validUntil?: Date;
};

/** Queues an email. It is sent if, and only if, the transaction commits. */
export async function queueMail(
  { stores, clock, ids }: QueueMailDeps,
  { to, locale, key, validUntil, ...content }: QueuedLetter,
): Promise<void> {
  await postAll(stores, [{ id: ids.id(), key, address: to, locale, content, createdAt: clock.now(), validUntil }]);
}

/** Stores emails and schedules each new one, not before `after` if that is given. */
export async function postAll({ mails, jobs }: Posting, made: readonly NewMail[], after?: Date): Promise<void> {
  for (const mailId of await mails.insert(made))
    await jobs.add(sendMailTask, { mailId }, { key: `${sendMailTask} ${mailId}`, ...(after && { runAt: after }) });
}
