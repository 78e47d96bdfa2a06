import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';
import type { Substitution } from '../domain/substitution.js';
import { tellSubstitution } from './tell-substitution.js';

/**
 * Ends a substitution before its time: whoever works by it speaks for himself again within a second, and both are told.
 * False where it was over already.
 */
export async function endSubstitution(
  stores: WriteStores<Stores>,
  substitution: Substitution,
  { by, now }: { by: string | undefined; now: Date },
): Promise<boolean> {
  const wasBegun = await stores.substitutions.wasBegun(substitution.id);
  if (!(await stores.substitutions.remove(substitution.id, { by, now }))) return false;
  await stores.acts.add({
    action: 'substitution.ended',
    object: { kind: 'substitution', id: substitution.id },
    before: { person: substitution.userId, substitute: substitution.substituteId },
  });
  await lookAgain(stores, substitution.id);
  const type = wasBegun ? 'substitution_finished' : 'substitution_cancelled';
  await tellSubstitution(stores, substitution, { type, at: now, ...(by !== undefined && { by }) });
  return true;
}

/** A person works here no longer: neither does he stand in for anybody, nor anybody for him. */
export async function endSubstitutionsOfUser(stores: WriteStores<Stores>, userId: string, now: Date): Promise<void> {
  const own = await stores.substitutions.openOf([userId], now);
  const others = await stores.substitutions.openBy(userId, now);
  for (const substitution of [...own, ...others]) await endSubstitution(stores, substitution, { by: undefined, now });
}

/** Whoever remembers for whom these sessions speak is to ask again. */
export async function lookAgain(
  stores: Pick<Stores, 'substitutions' | 'signals'>,
  substitutionId: string,
): Promise<void> {
  await stores.signals.sessionsEnded(await stores.substitutions.sessionsOf(substitutionId));
}
