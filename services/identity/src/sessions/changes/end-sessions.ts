import type { Stores } from '../../store/index.js';

type Needed = Pick<Stores, 'sessions' | 'rememberTokens' | 'knownDevices' | 'signals'>;

/** Forgets the "remember me" of ended sessions and tells every listener, once the transaction commits. */
export async function tellSessionsEnded(stores: Needed, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await stores.rememberTokens.dropOfSessions(sessionIds);
  await stores.signals.sessionsEnded(sessionIds);
}

/** Ends everything one person is signed in with, on every device; none of them is known any more. */
export async function endSessionsOfUser(stores: Needed, userId: string): Promise<void> {
  await stores.rememberTokens.dropOfUser(userId);
  await stores.knownDevices.forgetOfUser(userId);
  await tellSessionsEnded(stores, await stores.sessions.endOfUser(userId));
}

/** The same for all people of a company. */
export async function endSessionsOfCompany(stores: Needed, companyId: string): Promise<void> {
  await stores.rememberTokens.dropOfCompany(companyId);
  await tellSessionsEnded(stores, await stores.sessions.endOfCompany(companyId));
}
