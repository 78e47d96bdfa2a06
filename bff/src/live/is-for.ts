import type { WatchSignalsResponse } from '@setu/proto/identity/signals';

/** What identity tells while somebody looks. */
export type Signal = NonNullable<WatchSignalsResponse['signal']>;

/** Who listens. */
export interface Hearer {
  userId: string;
  /** What is written to a company's people or to the managers is for him as well. */
  companyId: string;
  isManager: boolean;
  seesReviews: boolean;
}

type Told = Exclude<Signal, { $case: 'heartbeat' | 'pagesChanged' | 'sessionsEnded' }>;

const isOf = (companyId: string, companyIds: readonly string[]): boolean =>
  companyId !== '' && companyIds.includes(companyId);

/** Whether a signal is for whoever listens: his own, his company's, any request's where he is a manager, any review's where he sees them. */
export const isFor = ({ userId, companyId, isManager, seesReviews }: Hearer, signal: Told): boolean => {
  if (signal.$case === 'messageWritten') return isManager || isOf(companyId, [signal.value.partyCompanyId]);
  if (signal.$case === 'requestTouched') return isManager || isOf(companyId, signal.value.companyIds);
  if (signal.$case === 'discussionChanged') return seesReviews;
  return signal.value.userId === userId;
};
