import { hash, parseOptions, verify } from '@node-rs/argon2';
import { tooManySignIns } from '../domain/refusals.js';
import { boundedQueue } from './bounded-queue.js';

/** argon2id (the library's default), with the minimum memory and passes recommended by OWASP. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limits = { maxConcurrent: 2, waiting: 50, waitMs: 2000 };

/** The maximum length of a password. A longer text cannot be right. */
const LONGEST = 1024;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether a password matches the stored hash. For an unknown user, who has no hash, does the same work and
   * returns false.
   */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Returns whether the hash was made with cost parameters other than the current ones. */
  isOutdated(passwordHash: string): boolean;
}

/**
 * Returns the password functions, which hash at most two passwords at a time. They throw `unavailable` if the queue is
 * full or a password waits longer than 2 s.
 */
export function openPasswords(unguessable: string): Passwords {
  const inTurn = boundedQueue(limits, tooManySignIns);
  const dummyHash = hash(unguessable, cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: async (passwordHash, password) => {
      const dummy = await dummyHash;
      const right = await inTurn(() => verify(passwordHash ?? dummy, password.slice(0, LONGEST)));
      return right && passwordHash !== undefined && password.length <= LONGEST;
    },
    isOutdated: (passwordHash) => {
      const made = parseOptions(passwordHash);
      return (
        made.memoryCost !== cost.memoryCost || made.timeCost !== cost.timeCost || made.parallelism !== cost.parallelism
      );
    },
  };
}
