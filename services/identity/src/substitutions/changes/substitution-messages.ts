import type * as wire from '@setu/proto/identity/substitutions';
import { toSubstitution } from '../../messages/substitution-message.js';
import type { Stores } from '../../store/index.js';
import type { Substitution } from '../domain/substitution.js';

/** Returns the wire messages of substitutions with the names of the users. */
export async function toSubstitutions(
  { users }: Pick<Stores, 'users'>,
  lines: readonly Substitution[],
  now: Date,
): Promise<wire.Substitution[]> {
  const userIds = [...new Set(lines.flatMap(({ userId, substituteId }) => [userId, substituteId]))];
  const members = userIds.length === 0 ? [] : await users.byIds(userIds);
  const people = new Map(members.map(({ user }) => [user.id, user]));
  return lines.map((line) => toSubstitution(line, people, now));
}
