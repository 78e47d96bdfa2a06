import { describe, expect, it } from 'vitest';
import { anyViewer, canSeeCard, cardPermissions, type Viewer } from './rights.js';

const OWN = 'supplier-1';
const viewers: Record<string, Viewer> = {
  'anonymous visitor': anyViewer,
  customer: { companyType: 'customer', companyId: 'customer-1', roles: ['ROLE_COMPANY_ADMIN', 'TEAM_MANAGER'] },
  'another supplier': { companyType: 'supplier', companyId: 'supplier-2', roles: ['ROLE_COMPANY_ADMIN'] },
  'own supplier': { companyType: 'supplier', companyId: OWN, roles: ['TEAM_GENERAL'] },
  'own plain user': { companyType: 'supplier', companyId: OWN, roles: ['ROLE_USER'] },
  manager: { companyType: 'broker', companyId: 'broker', roles: ['TEAM_MANAGER'] },
  reviewer: { companyType: 'broker', companyId: 'broker', roles: ['TEAM_PRODUCT_REVIEWER'] },
  'admin and reviewer': { companyType: 'broker', companyId: 'broker', roles: ['TEAM_ADMIN', 'TEAM_PRODUCT_REVIEWER'] },
};
const of = (name: string): Viewer => viewers[name] ?? anyViewer;

describe('Access to a card', () => {
  it.each([
    ['anonymous visitor', true, false, false],
    ['customer', true, false, false],
    ['another supplier', true, false, false],
    ['own supplier', true, true, true],
    ['own plain user', true, true, true],
    ['manager', true, true, true],
    ['reviewer', true, true, true],
  ])('for %s: a published card %s, a draft %s, a card of a hidden company %s', (name, isPublic, isDraft, isHidden) => {
    const company = { id: OWN };
    expect(canSeeCard(of(name), { company, state: 'published', isCompanyVisible: true })).toBe(isPublic);
    expect(canSeeCard(of(name), { company, state: 'draft', isCompanyVisible: true })).toBe(isDraft);
    expect(canSeeCard(of(name), { company, state: 'published', isCompanyVisible: false })).toBe(isHidden);
  });

  it.each([
    ['anonymous visitor', []],
    ['customer', []],
    ['another supplier', []],
    ['own supplier', ['edit', 'delete']],
    ['own plain user', []],
    ['manager', ['edit', 'delete']],
    ['reviewer', ['review']],
    ['admin and reviewer', ['edit', 'delete', 'review']],
  ])('gives %s the permissions %j', (name, permissions) => {
    expect(cardPermissions(of(name), { company: { id: OWN } })).toEqual(permissions);
  });

  it('gives no permissions on a card without a company', () => {
    expect(
      cardPermissions({ companyType: 'supplier', companyId: '', roles: ['TEAM_GENERAL'] }, { company: { id: '' } }),
    ).toEqual([]);
  });
});
