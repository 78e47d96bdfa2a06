import type { WatchSignalsResponse } from '@setu/proto/identity/signals';

/** A signal that identity sends while a stream is open. */
export type Signal = NonNullable<WatchSignalsResponse['signal']>;

/** The listener. */
export interface Hearer {
  userId: string;
  /** Signals to a company's users or to the managers also go to this listener. */
  companyId: string;
  isManager: boolean;
  seesReviews: boolean;
}

type AddressedSignal = Exclude<Signal, { $case: 'heartbeat' | 'pagesChanged' | 'sessionsEnded' }>;

const isOf = (companyId: string, companyIds: readonly string[]): boolean =>
  companyId !== '' && companyIds.includes(companyId);

/**
 * Returns whether a signal is for this listener: their own, their company's, any request's for a manager, any review's
 * for those who may view reviews.
 */
export const isFor = ({ userId, companyId, isManager, seesReviews }: Hearer, signal: AddressedSignal): boolean => {
  if (signal.$case === 'messageWritten') return isManager || isOf(companyId, [signal.value.partyCompanyId]);
  if (signal.$case === 'requestTouched') return isManager || isOf(companyId, signal.value.companyIds);
  if (signal.$case === 'discussionChanged') return seesReviews;
  return signal.value.userId === userId;
};
