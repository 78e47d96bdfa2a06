import { hasReviewEnded } from '@setu/proto/review-ends';
import { reviewStatuses } from '@setu/proto/words';
import { expect, it } from 'vitest';
import { type Action, after, isDone, targets } from './lifecycle.js';
import { canAct } from './rights.js';

it('a review ends only as completed or withdrawn, and can be withdrawn until then', () => {
  for (const status of reviewStatuses) {
    expect([status, isDone(status)]).toEqual([status, hasReviewEnded(status)]);
    expect([status, after(status, 'withdraw')]).toEqual([status, isDone(status) ? undefined : 'withdrawn']);
  }
});

it('no user withdraws a review: only the removal of its card does', () => {
  const caller = { kind: 'user', companyType: 'broker', userId: 'me' };
  const roles = ['TEAM_MANAGER', 'TEAM_ADMIN', 'TEAM_PRODUCT_REVIEWER', 'ROLE_ADMIN'];
  const review = { status: 'created', reviewerId: 'me', managerId: 'me' } as const;
  const allowed = (Object.keys(targets) as Action[]).filter((action) => canAct({ ...caller, roles }, review, action));
  expect(allowed).not.toContain('withdraw');
  expect(allowed).toHaveLength(Object.keys(targets).length - 1);
});
