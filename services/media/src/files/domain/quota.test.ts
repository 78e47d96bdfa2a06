import { describe, expect, it } from 'vitest';
import { defaultLimits, limitsOf } from './limits.js';
import { isOwn, ownerOf, quotasOf, reservation } from './quota.js';
import { maxFileSize } from './restrictions.js';
import type { Reader } from './rights.js';

const buyer: Reader = {
  ...{ kind: 'user', userId: 'buyer', companyId: 'volga', companyType: 'customer', roles: [] },
  ...{ visitorId: 'browser-1', network: '192.0.2.7' },
};
const visitor: Reader = { ...buyer, kind: 'anonymous', userId: '', companyId: '', companyType: '' };

describe('A quota', () => {
  it('belongs to the company, or to a user without a company', () => {
    expect(quotasOf(ownerOf(buyer), defaultLimits)).toEqual([
      { scope: 'company', id: 'volga', limit: defaultLimits.company },
    ]);
    const alone = ownerOf({ ...buyer, companyId: '' });
    expect(quotasOf(alone, defaultLimits)).toEqual([{ scope: 'user', id: 'buyer', limit: defaultLimits.visitor }]);
  });

  it('of visitors who are not signed in applies per browser, per network and to all of them together', () => {
    const quotas = quotasOf(ownerOf(visitor), defaultLimits);
    expect(quotas).toEqual([
      { scope: 'strangers', id: '', limit: defaultLimits.strangers },
      { scope: 'network', id: '192.0.2.7', limit: defaultLimits.network },
      { scope: 'visitor', id: 'browser-1', limit: defaultLimits.visitor },
    ]);
    expect(quotas.map(isOwn)).toEqual([false, false, true]);
  });

  it('does not exist for a caller without an account or a browser id', () => {
    expect(() => ownerOf({ ...visitor, visitorId: '' })).toThrow('forbidden');
  });

  it('does not record the network of users who signed in', () => {
    expect(ownerOf(buyer).network).toBeUndefined();
  });

  it('reserves the length of the body, but at most the file limit and the remaining space', () => {
    expect(reservation(defaultLimits.company, 500)).toBe(500);
    expect(reservation(defaultLimits.company, undefined)).toBe(maxFileSize);
    expect(reservation(defaultLimits.company, maxFileSize * 5)).toBe(maxFileSize);
    expect(reservation(10, 500)).toBe(10);
    expect(reservation(-5, 500)).toBe(0);
  });
});

describe('The limits', () => {
  it("are the admin's settings in megabytes, or the defaults where a setting is not readable", () => {
    expect(limitsOf({})).toEqual(defaultLimits);
    expect(limitsOf({ 'files.network_mb': '5', 'files.company_mb': 'many', 'sign_in.captcha_from': '1' })).toEqual({
      ...defaultLimits,
      network: 5 * 1024 * 1024,
    });
  });
});
