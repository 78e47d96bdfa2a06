import { toPerson } from '../../messages/person-message.js';
import type { Stores } from '../../store/index.js';

/** A user, and the company in which somebody may act for them. */
interface Absent {
  id: string;
  companyId: string;
}

/** Who acts for a user now, and the last day of it. Absent and empty if nobody does. */
interface Acting {
  substitute: ReturnType<typeof toPerson> | undefined;
  substituteUntil: string;
}

const nobody: Acting = { substitute: undefined, substituteUntil: '' };

/** Returns the function that tells who acts now for one of the users. Both must be active in the same company. */
export async function actingNow(
  read: Pick<Stores, 'substitutions' | 'users'>,
  users: readonly Absent[],
  now: Date,
): Promise<(userId: string) => Acting> {
  const open =
    users.length === 0
      ? []
      : await read.substitutions.openOf(
          users.map(({ id }) => id),
          now,
        );
  const current = open.filter(({ startsAt }) => startsAt <= now);
  if (current.length === 0) return () => nobody;
  const substitutes = await read.users.byIds(current.map(({ substituteId }) => substituteId));
  return (userId) => {
    const found = current.find((one) => one.userId === userId);
    const substitute = substitutes.find(({ user }) => user.id === found?.substituteId)?.user;
    const company = users.find(({ id }) => id === userId)?.companyId;
    if (!found || substitute?.status !== 'active' || substitute.companyId !== company) return nobody;
    return { substitute: toPerson(substitute), substituteUntil: found.finish };
  };
}
