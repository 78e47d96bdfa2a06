import type * as wire from '@setu/proto/identity/substitutions';
import type { User } from '../people/domain/user.js';
import { isInForce, type Substitution } from '../substitutions/domain/substitution.js';
import { toName } from './person-message.js';

/** Returns a substitution with the names of both users. */
export const toSubstitution = (line: Substitution, people: ReadonlyMap<string, User>, now: Date): wire.Substitution => {
  const named = (id: string) => {
    const user = people.get(id);
    return user && toName(user);
  };
  return {
    id: line.id,
    user: named(line.userId),
    substitute: named(line.substituteId),
    start: line.start,
    finish: line.finish,
    timeZone: line.timeZone,
    isInForce: isInForce(line, now),
  };
};
