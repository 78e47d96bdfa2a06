import type { Clock, Ids } from '@setu/kit/core';
import { type EmailQueueStores, scheduleEmails } from '../../mail/changes/queue-email.js';
import type { FactorChange } from '../../mail/domain/email.js';

/** Emails a user, in their language, that their second factors have changed, in case someone else changed them. */
export async function notifyOwner(
  stores: EmailQueueStores,
  { userId, change, name = '', left = '' }: { userId: string; change: FactorChange; name?: string; left?: string },
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const id = ids.id();
  const content = { template: 'second_factor' as const, params: { change, name, left } };
  await scheduleEmails(stores, [
    { id, key: `second-factor ${change} ${id}`, userId, address: '', content, createdAt: clock.now() },
  ]);
}
