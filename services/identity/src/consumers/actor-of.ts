import type { EventEnvelope } from '@setu/kit/events';
import type { EventActor } from '../notices/domain/event-actor.js';
import type { User } from '../people/domain/user.js';
import type { Stores } from '../store/index.js';

const nameOf = ({ name, surname }: User): string => [name, surname].filter(Boolean).join(' ');

/**
 * Returns the actor of an event, or undefined if no user caused it. For a substitution, the substituted user is the
 * actor, and the substitute is named as well.
 */
export async function actorOf(event: EventEnvelope, { users }: Pick<Stores, 'users'>): Promise<EventActor | undefined> {
  const people = await users.named([event.actorUserId, event.actingUserId].filter((id) => id !== ''));
  const found = (id: string) => people.find(({ user }) => user.id === id);
  const [member, acting] = [found(event.actorUserId), found(event.actingUserId)];
  if (member === undefined) return undefined;
  const actor = { side: member.company.type, name: nameOf(member.user) };
  return acting === undefined ? actor : { ...actor, acting: nameOf(acting.user) };
}
