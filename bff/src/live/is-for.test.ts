import { describe, expect, it } from 'vitest';
import { isFor } from './is-for.js';

const listeners = {
  buyer: { userId: 'buyer', companyId: 'volga', isManager: false, seesReviews: false },
  colleague: { userId: 'colleague', companyId: 'volga', isManager: false, seesReviews: false },
  manager: { userId: 'manager', companyId: 'setu', isManager: true, seesReviews: true },
  reviewer: { userId: 'reviewer', companyId: 'setu', isManager: false, seesReviews: true },
  kaveri: { userId: 'seller', companyId: 'kaveri', isManager: false, seesReviews: false },
  deccan: { userId: 'other', companyId: 'deccan', isManager: false, seesReviews: false },
  newcomer: { userId: 'newcomer', companyId: '', isManager: false, seesReviews: false },
};
const hear = (signal: Parameters<typeof isFor>[1]) =>
  Object.entries(listeners)
    .filter(([, listener]) => isFor(listener, signal))
    .map(([name]) => name);
const touched = (companyIds: string[]) => hear({ $case: 'requestTouched', value: { requestId: 'r', companyIds } });

describe('who hears a signal', () => {
  it('of notices: their reader alone', () => {
    expect(hear({ $case: 'noticesChanged', value: { userId: 'buyer', unread: 1 } })).toEqual(['buyer']);
  });

  it('of a message: the company it was written with, and the managers', () => {
    const value = { requestId: 'r', channel: 'customer', partyCompanyId: 'volga' };
    expect(hear({ $case: 'messageWritten', value })).toEqual(['buyer', 'colleague', 'manager']);
  });

  it('of a discussion of a review: whoever sees reviews', () => {
    expect(hear({ $case: 'discussionChanged', value: { reviewId: 'r' } })).toEqual(['manager', 'reviewer']);
  });

  it('of an offer: the supplier it is of, the customer once it is his to see, and the managers', () => {
    expect(touched(['kaveri'])).toEqual(['manager', 'kaveri']);
    expect(touched(['kaveri', 'volga'])).toEqual(['buyer', 'colleague', 'manager', 'kaveri']);
    expect(touched([''])).toEqual(['manager']);
  });
});
