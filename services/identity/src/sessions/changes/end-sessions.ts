import type { Stores } from '../../store/index.js';

type Needed = Pick<Stores, 'sessions' | 'rememberTokens' | 'knownDevices' | 'personalTokens' | 'signals'>;

/** Deletes the "remember me" tokens of ended sessions and notifies every listener once the transaction commits. */
export async function signalSessionsEnded(
  stores: Pick<Needed, 'rememberTokens' | 'signals'>,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await stores.rememberTokens.dropOfSessions(sessionIds);
  await stores.signals.sessionsEnded(sessionIds);
}

/** Ends all sessions of a user on every device, revokes their personal tokens, and forgets their known devices. */
export async function endSessionsOfUser(stores: Needed, userId: string): Promise<void> {
  await stores.rememberTokens.dropOfUser(userId);
  await stores.knownDevices.forgetOfUser(userId);
  await stores.signals.sessionsEnded(await stores.personalTokens.revokeOfUser(userId));
  await signalSessionsEnded(stores, await stores.sessions.endOfUser(userId));
}

/**
 * Ends all sessions of a company's users. Their personal tokens are suspended while the company is not active, and
 * listeners are notified immediately.
 */
export async function endSessionsOfCompany(stores: Needed, companyId: string): Promise<void> {
  await stores.rememberTokens.dropOfCompany(companyId);
  await stores.signals.sessionsEnded(await stores.personalTokens.idsOfCompany(companyId));
  await signalSessionsEnded(stores, await stores.sessions.endOfCompany(companyId));
}
