import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import type { Substitution } from '../domain/substitution.js';
import { notifyOfSubstitution } from './notify-of-substitution.js';

/**
 * Ends a substitution early and notifies both users. The substitute's sessions return to the substitute's own account
 * within a second. Returns false if it was already over.
 */
export async function endSubstitution(
  stores: WriteStores<Stores>,
  substitution: Substitution,
  { by, now }: { by: string | undefined; now: Date },
): Promise<boolean> {
  if (!(await stores.substitutions.remove(substitution.id, { by, now }))) return false;
  // Read after the removal, which waits for a transaction that is notifying the users of the beginning.
  const hasBegun = await stores.substitutions.hasBegun(substitution.id);
  await stores.auditLog.add({
    action: 'substitution.ended',
    object: { kind: 'substitution', id: substitution.id },
    before: { person: substitution.userId, substitute: substitution.substituteId },
  });
  await refreshSessions(stores, substitution.id);
  const type = hasBegun ? 'substitution_finished' : 'substitution_cancelled';
  await notifyOfSubstitution(stores, substitution, { type, at: now, ...(by !== undefined && { by }) });
  return true;
}

/** Ends all substitutions of a departed user, both as substituted user and as substitute. */
export async function endSubstitutionsOfUser(stores: WriteStores<Stores>, userId: string, now: Date): Promise<void> {
  const own = await stores.substitutions.openOf([userId], now);
  const others = await stores.substitutions.openBy(userId, now);
  for (const substitution of [...own, ...others]) await endSubstitution(stores, substitution, { by: undefined, now });
}

/** Makes every process reload the users that it has cached for the sessions of this substitution. */
export async function refreshSessions(
  stores: Pick<Stores, 'substitutions' | 'signals'>,
  substitutionId: string,
): Promise<void> {
  await stores.signals.sessionsEnded(await stores.substitutions.sessionsOf(substitutionId));
}
