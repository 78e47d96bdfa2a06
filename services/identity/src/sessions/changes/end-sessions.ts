import type { Stores } from '../../store/index.js';

type Needed = Pick<Stores, 'sessions' | 'rememberTokens' | 'knownDevices' | 'personalTokens' | 'signals'>;

/** Forgets the "remember me" of ended sessions and tells every listener, once the transaction commits. */
export async function tellSessionsEnded(
  stores: Pick<Needed, 'rememberTokens' | 'signals'>,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await stores.rememberTokens.dropOfSessions(sessionIds);
  await stores.signals.sessionsEnded(sessionIds);
}

/** Ends everything one person is signed in with, on every device, his programs' tokens too; no device is known any more. */
export async function endSessionsOfUser(stores: Needed, userId: string): Promise<void> {
  await stores.rememberTokens.dropOfUser(userId);
  await stores.knownDevices.forgetOfUser(userId);
  await stores.signals.sessionsEnded(await stores.personalTokens.revokeOfUser(userId));
  await tellSessionsEnded(stores, await stores.sessions.endOfUser(userId));
}

/** Ends all sessions of a company's people; their tokens rest as long as it may not act, which is told at once. */
export async function endSessionsOfCompany(stores: Needed, companyId: string): Promise<void> {
  await stores.rememberTokens.dropOfCompany(companyId);
  await stores.signals.sessionsEnded(await stores.personalTokens.idsOfCompany(companyId));
  await tellSessionsEnded(stores, await stores.sessions.endOfCompany(companyId));
}
