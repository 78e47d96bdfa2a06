import type { Writing } from '../../deps.js';
import type { Request } from '../domain/request.js';

/** Replaces a new manager who has just left with their successor. The caller holds the lock on departed users. */
export async function withSuccessor({ departedUsers }: Writing, before: Request, after: Request): Promise<Request> {
  const { brokerManagerId } = after;
  if (brokerManagerId === undefined || brokerManagerId === before.brokerManagerId) return after;
  return { ...after, brokerManagerId: await departedUsers.assigneeFor(brokerManagerId) };
}
