import type { Clock, Ids } from '@setu/kit/core';
import { type EmailQueueStores, queueEmail } from '../../mail/changes/queue-email.js';
import { dueDay, type Erasure } from '../domain/erasure.js';

/** Emails a user about the progress of an erasure, because someone else may have requested it. */
export async function notifyOfErasure(
  stores: EmailQueueStores,
  { erasure, email, change }: { erasure: Erasure; email: string; change: 'asked' | 'withdrawn' | 'done' },
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const params = { change, day: change === 'asked' ? dueDay(erasure) : '' };
  const message = { to: email, locale: erasure.locale, key: `erasure ${change} ${ids.id()}` };
  await queueEmail({ stores, clock, ids }, { ...message, template: 'erasure', params });
}
