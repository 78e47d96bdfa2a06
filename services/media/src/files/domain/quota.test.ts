import { describe, expect, it } from 'vitest';
import { isOwn, ownerOf, quotasOf, reservation } from './quota.js';
import { companyQuota, maxFileSize, networkQuota, strangersQuota, visitorQuota } from './restrictions.js';
import type { Reader } from './rights.js';

const buyer: Reader = {
  ...{ kind: 'user', userId: 'buyer', companyId: 'volga', companyType: 'customer', roles: [] },
  ...{ visitorId: 'browser-1', network: '192.0.2.7' },
};
const visitor: Reader = { ...buyer, kind: 'anonymous', userId: '', companyId: '', companyType: '' };

describe('a quota', () => {
  it('is the company’s, else the person’s', () => {
    expect(quotasOf(ownerOf(buyer))).toEqual([{ scope: 'company', id: 'volga', limit: companyQuota }]);
    const alone = ownerOf({ ...buyer, companyId: '' });
    expect(quotasOf(alone)).toEqual([{ scope: 'user', id: 'buyer', limit: visitorQuota }]);
  });

  it('without a sign-in is the browser’s, within its network’s, within that of all strangers', () => {
    const quotas = quotasOf(ownerOf(visitor));
    expect(quotas).toEqual([
      { scope: 'strangers', id: '', limit: strangersQuota },
      { scope: 'network', id: '192.0.2.7', limit: networkQuota },
      { scope: 'visitor', id: 'browser-1', limit: visitorQuota },
    ]);
    expect(quotas.map(isOwn)).toEqual([false, false, true]);
  });

  it('is nobody’s who has neither account nor browser', () => {
    expect(() => ownerOf({ ...visitor, visitorId: '' })).toThrow('forbidden');
  });

  it('keeps no network of people who signed in', () => {
    expect(ownerOf(buyer).network).toBeUndefined();
  });

  it('is reserved by the body’s length, one file’s limit and what is left', () => {
    expect(reservation(companyQuota, 500)).toBe(500);
    expect(reservation(companyQuota, undefined)).toBe(maxFileSize);
    expect(reservation(companyQuota, maxFileSize * 5)).toBe(maxFileSize);
    expect(reservation(10, 500)).toBe(10);
    expect(reservation(-5, 500)).toBe(0);
  });
});
