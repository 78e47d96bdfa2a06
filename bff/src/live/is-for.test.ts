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

describe('The receivers of a signal', () => {
  it('a notification goes only to its recipient', () => {
    expect(hear({ $case: 'noticesChanged', value: { userId: 'buyer', unread: 1 } })).toEqual(['buyer']);
  });

  it('a message goes to the company in the conversation and to all managers', () => {
    const value = { requestId: 'r', channel: 'customer', partyCompanyId: 'volga' };
    expect(hear({ $case: 'messageWritten', value })).toEqual(['buyer', 'colleague', 'manager']);
  });

  it('a discussion of a review goes to everyone who may view reviews', () => {
    expect(hear({ $case: 'discussionChanged', value: { reviewId: 'r' } })).toEqual(['manager', 'reviewer']);
  });

  it('an offer goes to its supplier, to all managers, and to the customer once they may view it', () => {
    expect(touched(['kaveri'])).toEqual(['manager', 'kaveri']);
    expect(touched(['kaveri', 'volga'])).toEqual(['buyer', 'colleague', 'manager', 'kaveri']);
    expect(touched([''])).toEqual(['manager']);
  });
});
