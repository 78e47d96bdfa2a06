import type { Writing } from '../../deps.js';
import type { Request } from '../domain/request.js';

/** What somebody takes in the moment he leaves is whose all of his is. Leavers are held. */
export async function takenOver({ leavers }: Writing, before: Request, after: Request): Promise<Request> {
  const { brokerManagerId } = after;
  if (brokerManagerId === undefined || brokerManagerId === before.brokerManagerId) return after;
  return { ...after, brokerManagerId: await leavers.workOf(brokerManagerId) };
}
