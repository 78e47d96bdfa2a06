import { hash, parseOptions, verify } from '@node-rs/argon2';
import { tooManySignIns } from '../domain/refusals.js';
import { boundedQueue } from './bounded-queue.js';

/** argon2id (the library's default kind): OWASP's minimum for memory and passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limits = { atOnce: 2, waiting: 50, waitMs: 2000 };

/** No password is longer; a longer text cannot be right, and is not worth its hashing. */
const LONGEST = 1024;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the stored hash, nothing for nobody: the same work is done, the answer is then always no. */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made with other costs than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** Hashing in turn, two at a time; throws `unavailable` when the queue is full or a turn takes longer than 2 s. */
export function openPasswords(unguessable: string): Passwords {
  const inTurn = boundedQueue(limits, tooManySignIns);
  const nobodys = hash(unguessable, cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: async (passwordHash, password) => {
      const dummy = await nobodys;
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
