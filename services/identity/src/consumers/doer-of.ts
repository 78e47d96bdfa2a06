import type { EventEnvelope } from '@setu/kit/events';
import type { Doer } from '../notices/domain/doer.js';
import type { Stores } from '../store/index.js';

/** Who did what an event tells; undefined where it was no person. One who was stood in for counts as the doer. */
export async function doerOf(event: EventEnvelope, { users }: Pick<Stores, 'users'>): Promise<Doer | undefined> {
  const member = event.actorUserId === '' ? undefined : await users.byId(event.actorUserId);
  if (member === undefined) return undefined;
  const { user, company } = member;
  return { side: company.type, name: [user.name, user.surname].filter(Boolean).join(' ') };
}
