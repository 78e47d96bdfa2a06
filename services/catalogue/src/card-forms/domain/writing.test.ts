import type { ReviewStatus } from '@setu/proto/words';
import { describe, expect, it } from 'vitest';
import { anyViewer } from '../../cards/domain/rights.js';
import { formPermissions, judgeWriting, type Writer } from './writing.js';

const OWN = 'supplier-1';
const broker = (userId: string, role: string): Writer => ({
  ...{ userId, companyType: 'broker', companyId: 'broker', roles: [role] },
});
const writers = {
  'anonymous visitor': { ...anyViewer, userId: '' },
  customer: { userId: 'c', companyType: 'customer', companyId: 'c', roles: ['TEAM_MANAGER'] },
  rival: { userId: 'r', companyType: 'supplier', companyId: 'supplier-2', roles: ['TEAM_GENERAL'] },
  'own manager': { userId: 'o', companyType: 'supplier', companyId: OWN, roles: ['TEAM_MANAGER'] },
  'own plain user': { userId: 'p', companyType: 'supplier', companyId: OWN, roles: ['ROLE_USER'] },
  manager: broker('m', 'TEAM_MANAGER'),
  reviewer: broker('rev-1', 'TEAM_PRODUCT_REVIEWER'),
  'another reviewer': broker('rev-2', 'TEAM_PRODUCT_REVIEWER'),
  'former reviewer': broker('rev-1', 'TEAM_CHIEF'),
} satisfies Record<string, Writer>;
type Name = keyof typeof writers;

const reviewed = (status: ReviewStatus, reviewerId?: string) => ({
  ...{ reviewId: 'review', status, reviewerId, managerId: 'm', isCorrected: false },
});
const verdict = (name: Name, status?: ReviewStatus, reviewerId?: string) =>
  judgeWriting(writers[name], OWN, status && reviewed(status, reviewerId));

describe('Writing a card', () => {
  it.each<[Name, string, string, string]>([
    ['anonymous visitor', 'unknown', 'unknown', 'unknown'],
    ['customer', 'unknown', 'unknown', 'unknown'],
    ['rival', 'unknown', 'unknown', 'unknown'],
    ['own plain user', 'forbidden', 'forbidden', 'forbidden'],
    ['own manager', 'writes', 'under_review', 'writes'],
    ['manager', 'writes', 'under_review', 'writes'],
    ['reviewer', 'reads', 'writes', 'reads'],
    ['another reviewer', 'reads', 'reads', 'reads'],
    ['former reviewer', 'forbidden', 'forbidden', 'forbidden'],
  ])(
    '%s: "%s" without a review, "%s" while a reviewer has the card, "%s" after it is returned',
    (name, none, reviewed, returned) => {
      expect([verdict(name), verdict(name, 'created'), verdict(name, 'reviewed', 'rev-1')]).toEqual([
        none,
        none,
        returned,
      ]);
      for (const status of ['created', 'corrected', 'approved'] as const)
        expect(verdict(name, status, 'rev-1'), status).toBe(reviewed);
    },
  );

  it('allows only roles with the right to delete cards to remove one, also during a review', () => {
    expect(formPermissions(writers.manager, OWN, 'writes')).toEqual(['edit', 'delete']);
    expect(formPermissions(writers.manager, OWN, 'under_review')).toEqual(['delete']);
    expect(formPermissions(writers.reviewer, OWN, 'writes')).toEqual(['edit', 'review']);
  });
});
