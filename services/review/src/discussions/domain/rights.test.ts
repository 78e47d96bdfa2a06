import { hasReviewEnded } from '@setu/proto/review-ends';
import { reviewStatuses } from '@setu/proto/words';
import { expect, it } from 'vitest';
import type { Caller } from '../../queues/domain/queues.js';
import { mayResolve, mayWrite } from './rights.js';

const broker = (userId: string, ...roles: string[]): Caller => ({
  ...{ kind: 'user', companyType: 'broker' },
  ...{ userId, roles },
});
const callers = {
  opener: broker('opener', 'TEAM_PRODUCT_REVIEWER'),
  assigned: broker('assigned', 'TEAM_PRODUCT_REVIEWER'),
  other_reviewer: broker('other', 'TEAM_PRODUCT_REVIEWER'),
  manager: broker('manager', 'TEAM_MANAGER'),
  other_manager: broker('other', 'TEAM_MANAGER'),
  senior: broker('senior', 'TEAM_ADMIN'),
  /** Still manages the card, but can no longer view reviews. */
  former_manager: broker('manager', 'ROLE_ADMIN'),
  former_opener: broker('opener'),
  supplier: { ...broker('opener', 'TEAM_MANAGER'), companyType: 'supplier' },
  customer: { ...broker('assigned', 'TEAM_ADMIN'), companyType: 'customer' },
  anonymous: { ...broker(''), kind: 'anonymous', companyType: '' },
} satisfies Record<string, Caller>;
type Who = keyof typeof callers;
const everybody = Object.keys(callers) as Who[];

const review = { status: 'approved', reviewerId: 'assigned', managerId: 'manager' } as const;
const open = { openedByUserId: 'opener', resolution: undefined };

it('every user who can view reviews can write, until the review has ended', () => {
  const writers: readonly Who[] = ['opener', 'assigned', 'other_reviewer', 'manager', 'other_manager', 'senior'];
  for (const status of reviewStatuses) {
    const may = everybody.filter((who) => mayWrite(callers[who], { ...review, status }));
    expect([status, may]).toEqual([status, hasReviewEnded(status) ? [] : writers]);
  }
});

it('the user who opened a discussion, the review’s participants and senior managers can resolve it, once', () => {
  const may = everybody.filter((who) => mayResolve(callers[who], review, open));
  expect(may).toEqual(['opener', 'assigned', 'manager', 'senior']);
  const resolution = { at: new Date(0), byUserId: 'senior', actingUserId: undefined };
  expect(everybody.filter((who) => mayResolve(callers[who], review, { ...open, resolution }))).toEqual([]);
});
