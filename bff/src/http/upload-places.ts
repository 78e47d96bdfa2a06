import type { Caller } from './caller.js';
import { limitConcurrency } from './concurrency-limit.js';

const perPerson = 10;
const maxPerNetwork = 4;

export interface UploadPlaces {
  /** Reserves a slot and returns the function that releases it. Rejects (429) a caller at the limit. */
  enter: (caller: Pick<Caller, 'principal' | 'actor'>) => () => void;
}

/**
 * Limits concurrent uploads: ten per user, four per network of anonymous visitors, and half of all slots for anonymous
 * visitors together.
 */
export const uploadPlaces = (all: number): UploadPlaces => {
  const people = limitConcurrency(perPerson);
  const networks = limitConcurrency(maxPerNetwork);
  const visitors = limitConcurrency(Math.ceil(all / 2));
  return {
    enter: ({ principal, actor }) => {
      if (principal) return people.enter(actor.actingUserId || actor.userId);
      const leaveNetwork = networks.enter(actor.network);
      try {
        const leaveVisitors = visitors.enter('');
        return () => {
          leaveNetwork();
          leaveVisitors();
        };
      } catch (error) {
        leaveNetwork();
        throw error;
      }
    },
  };
};
