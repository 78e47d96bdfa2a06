import type { WatchSignalsResponse } from '@setu/proto/identity/signals';

/** A signal that identity sends while a stream is open. */
export type Signal = NonNullable<WatchSignalsResponse['signal']>;

/** A user who listens to an event stream. */
export interface Hearer {
  userId: string;
  /** The listener's company. Signals to the company's users also go to this listener. */
  companyId: string;
  isManager: boolean;
  seesReviews: boolean;
}

type AddressedSignal = Exclude<Signal, { $case: 'heartbeat' | 'pagesChanged' | 'sessionsEnded' }>;

const isOf = (companyId: string, companyIds: readonly string[]): boolean =>
  companyId !== '' && companyIds.includes(companyId);

/**
 * Returns whether a listener receives a signal. Users receive their own and their company's signals. Managers receive
 * those of every request, and users who may view reviews those of every review.
 */
export const isFor = ({ userId, companyId, isManager, seesReviews }: Hearer, signal: AddressedSignal): boolean => {
  if (signal.$case === 'messageWritten') return isManager || isOf(companyId, [signal.value.partyCompanyId]);
  if (signal.$case === 'requestTouched') return isManager || isOf(companyId, signal.value.companyIds);
  if (signal.$case === 'discussionChanged') return seesReviews;
  return signal.value.userId === userId;
};
