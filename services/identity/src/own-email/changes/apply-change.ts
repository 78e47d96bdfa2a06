import type { Clock, Ids } from '@setu/kit/core';
import type { WriteStores } from '@setu/kit/events';
import type { Actor } from '@setu/proto/common';
import { userChanged } from '../../events.js';
import { queueEmail } from '../../mail/changes/queue-email.js';
import type { User } from '../../people/domain/user.js';
import { endSessionsOfUser, signalSessionsEnded } from '../../sessions/changes/end-sessions.js';
import type { Stores } from '../../store/index.js';
import type { EmailChange } from '../domain/email-change.js';

/** A change that both mailboxes have confirmed, with its user and the user who confirmed last. */
interface Confirmed {
  change: EmailChange;
  user: User;
  actor: Actor;
}

/**
 * Changes the address. Ends the user's other sessions, and invalidates password links that were sent to the old
 * mailbox. Publishes the event and emails both mailboxes. Changes nothing if another user has the address.
 */
export async function applyChange(
  stores: WriteStores<Stores>,
  { change, user, actor }: Confirmed,
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<EmailChange> {
  const { userId, email, locale } = change;
  const member = await stores.users.setEmail(userId, email, clock.now());
  const outcome = member === undefined ? 'taken' : 'changed';
  await stores.emailChanges.settle(userId, outcome);
  if (member === undefined) return { ...change, outcome };
  const isHere = actor.userId === userId && actor.actingUserId === '' && actor.sessionId !== '';
  if (isHere) await signalSessionsEnded(stores, await stores.ownSessions.endOthers(userId, actor.sessionId));
  else await endSessionsOfUser(stores, userId);
  await stores.halfSessions.endOfUser(userId);
  await stores.passwordResets.dropOfUser(userId);
  await stores.outbox.add(userChanged(member.user));
  for (const [side, to] of [
    ['old', user.email],
    ['new', email],
  ] as const) {
    const message = { to, locale, key: `email-changed ${ids.id()}`, template: 'email_changed' as const };
    await queueEmail({ stores, clock, ids }, { ...message, params: { side, email } });
  }
  return { ...change, outcome };
}
