import type { Clock, Ids } from '@setu/kit/core';
import type { Transacting } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import type { LetterContent, MailLocale } from '../domain/letters.js';
import type { NewMail } from '../store/mails.js';

/** The task that sends a mail, by its id. */
export const sendMailTask = 'identity.send-mail';

export type Posting = Pick<Stores, 'mails'> & Pick<Transacting, 'jobs'>;

/** Who writes a mail: a transaction's stores, and the service's clock and ids. */
export interface QueueMailDeps {
  stores: Posting;
  clock: Clock;
  ids: Ids;
}

/** A letter to an address: a template with what that needs, in a language. */
export type QueuedLetter = LetterContent & {
  to: string;
  locale: MailLocale;
  /** There is one mail of a key, however often it is asked for: `invite <id> <term>`. */
  key: string;
  /** Not sent afterwards. */
  validUntil?: Date;
};

/** Puts a letter on its way: it leaves if, and only if, the transaction commits. */
export async function queueMail(
  { stores, clock, ids }: QueueMailDeps,
  { to, locale, key, validUntil, ...content }: QueuedLetter,
): Promise<void> {
  await postAll(stores, [{ id: ids.id(), key, address: to, locale, content, createdAt: clock.now(), validUntil }]);
}

/** Keeps mails and asks for each that is new to be sent, not before `after` where that is told. */
export async function postAll({ mails, jobs }: Posting, made: readonly NewMail[], after?: Date): Promise<void> {
  for (const mailId of await mails.insert(made))
    await jobs.add(sendMailTask, { mailId }, { key: `${sendMailTask} ${mailId}`, ...(after && { runAt: after }) });
}
