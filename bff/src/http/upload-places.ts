import { limitAtOnce } from './at-once.js';
import type { Caller } from './caller.js';

const perPerson = 10;
const perNetworkOfStrangers = 4;

export interface UploadPlaces {
  /** Refuses (429) one more than the caller may have; gives the function to call at the end. */
  enter: (caller: Pick<Caller, 'principal' | 'actor'>) => () => void;
}

/** Uploads at once: ten of a person, four of a stranger's network, and half of all places for strangers together. */
export const uploadPlaces = (all: number): UploadPlaces => {
  const people = limitAtOnce(perPerson);
  const networks = limitAtOnce(perNetworkOfStrangers);
  const strangers = limitAtOnce(Math.ceil(all / 2));
  return {
    enter: ({ principal, actor }) => {
      if (principal) return people.enter(actor.actingUserId || actor.userId);
      const leaveNetwork = networks.enter(actor.network);
      try {
        const leaveStrangers = strangers.enter('');
        return () => {
          leaveNetwork();
          leaveStrangers();
        };
      } catch (error) {
        leaveNetwork();
        throw error;
      }
    },
  };
};
