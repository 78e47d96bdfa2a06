import type { Clock, Ids } from '@setu/kit/core';
import { type Posting, queueMail } from '../../mail/changes/queue-email.js';
import { dueDay, type Erasure } from '../domain/erasure.js';

/** Emails a user about the progress of an erasure, because someone else may have requested it. */
export async function tellErasure(
  stores: Posting,
  { erasure, email, change }: { erasure: Erasure; email: string; change: 'asked' | 'withdrawn' | 'done' },
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const params = { change, day: change === 'asked' ? dueDay(erasure) : '' };
  const letter = { to: email, locale: erasure.locale, key: `erasure ${change} ${ids.id()}` };
  await queueMail({ stores, clock, ids }, { ...letter, template: 'erasure', params });
}
