import type { Listener, Signal } from './signal-hub.js';

type Told = Exclude<Signal, { $case: 'heartbeat' | 'sessionsEnded' }>;

const isOf = (companyId: string, companyIds: readonly string[]): boolean =>
  companyId !== '' && companyIds.includes(companyId);

/** Whether a signal is for whoever listens: his own, his company's, or any request's where he is a manager. */
export const isFor = (
  { userId, companyId, isManager }: Pick<Listener, 'userId' | 'companyId' | 'isManager'>,
  signal: Told,
): boolean => {
  if (signal.$case === 'messageWritten') return isManager || isOf(companyId, [signal.value.partyCompanyId]);
  if (signal.$case === 'requestTouched') return isManager || isOf(companyId, signal.value.companyIds);
  return signal.value.userId === userId;
};
