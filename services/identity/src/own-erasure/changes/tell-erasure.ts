import type { Clock, Ids } from '@setu/kit/core';
import { type Posting, queueMail } from '../../mail/changes/queue-mail.js';
import { dueDay, type Erasure } from '../domain/erasure.js';

/** Mails a person what became of his wish to be erased: it may not have been he who asked. */
export async function tellErasure(
  stores: Posting,
  { erasure, email, change }: { erasure: Erasure; email: string; change: 'asked' | 'withdrawn' | 'done' },
  { clock, ids }: { clock: Clock; ids: Ids },
): Promise<void> {
  const params = { change, day: change === 'asked' ? dueDay(erasure) : '' };
  const letter = { to: email, locale: erasure.locale, key: `erasure ${change} ${ids.id()}` };
  await queueMail({ stores, clock, ids }, { ...letter, template: 'erasure', params });
}
