import type { Clock, Ids } from '@setu/kit/core';
import { limited } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import { windowAt } from '../../limits/domain/window.js';
import { queueEmail } from '../../mail/changes/queue-email.js';
import { tokenHash } from '../../sessions/domain/token-hash.js';
import type { Stores } from '../../store/index.js';
import { CHANGE_MS, type EmailChange, resendSeconds, SENDS_A_DAY, unconfirmedSides } from '../domain/email-change.js';

const DAY_S = 86_400;

/**
 * Limits one user's emails to one a minute and ten a day, because they go to any address that the user types. Withdrawn
 * changes count too. Throws `limited`. The lock is held until the transaction ends. It prevents two concurrent calls
 * from both sending.
 */
export async function limitLinkEmails(
  { signInAttempts, rateLimits }: Pick<Stores, 'signInAttempts' | 'rateLimits'>,
  userId: string,
  now: Date,
): Promise<void> {
  const key = `email-change:${userId}`;
  const last = await signInAttempts.lock(key, now);
  const wait = last.failures === 0 ? 0 : resendSeconds({ sentAt: last.at }, now);
  if (wait > 0) throw limited('too_many_requests', wait);
  const day = windowAt(now, DAY_S);
  if ((await rateLimits.take(key, 1, day)) > SENDS_A_DAY)
    throw limited('too_many_requests', (day.endsAt.getTime() - now.getTime()) / 1000);
  await signInAttempts.save(key, { failures: 1, at: now });
}

/**
 * Creates new links for a change and emails them to the mailboxes that have not confirmed. Earlier links become
 * invalid.
 */
export async function sendLinks(
  stores: WriteStores<Stores>,
  { change, present }: { change: Omit<EmailChange, 'sentAt' | 'expiresAt'>; present: string },
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<EmailChange> {
  const now = clock.now();
  const sent = { ...change, sentAt: now, expiresAt: new Date(now.getTime() + CHANGE_MS) };
  const tokens = { old: ids.token(), new: ids.token() };
  await stores.emailChanges.replace(sent, { old: tokenHash(tokens.old), new: tokenHash(tokens.new) });
  const hours = String(CHANGE_MS / 3_600_000);
  for (const side of unconfirmedSides(sent)) {
    const params = { side, email: sent.email, path: `/user/email/${tokens[side]}`, hours };
    const to = side === 'old' ? present : sent.email;
    const message = { to, locale: sent.locale, key: `email-change ${ids.id()}`, validUntil: sent.expiresAt };
    await queueEmail({ stores, clock, ids }, { ...message, template: 'email_change', params });
  }
  return sent;
}
