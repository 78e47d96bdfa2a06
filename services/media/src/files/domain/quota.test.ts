import { describe, expect, it } from 'vitest';
import { limitsOf, usualLimits } from './limits.js';
import { isOwn, ownerOf, quotasOf, reservation } from './quota.js';
import { maxFileSize } from './restrictions.js';
import type { Reader } from './rights.js';

const buyer: Reader = {
  ...{ kind: 'user', userId: 'buyer', companyId: 'volga', companyType: 'customer', roles: [] },
  ...{ visitorId: 'browser-1', network: '192.0.2.7' },
};
const visitor: Reader = { ...buyer, kind: 'anonymous', userId: '', companyId: '', companyType: '' };

describe('a quota', () => {
  it('is the company’s, else the person’s', () => {
    expect(quotasOf(ownerOf(buyer), usualLimits)).toEqual([
      { scope: 'company', id: 'volga', limit: usualLimits.company },
    ]);
    const alone = ownerOf({ ...buyer, companyId: '' });
    expect(quotasOf(alone, usualLimits)).toEqual([{ scope: 'user', id: 'buyer', limit: usualLimits.visitor }]);
  });

  it('without a sign-in is the browser’s, within its network’s, within that of all strangers', () => {
    const quotas = quotasOf(ownerOf(visitor), usualLimits);
    expect(quotas).toEqual([
      { scope: 'strangers', id: '', limit: usualLimits.strangers },
      { scope: 'network', id: '192.0.2.7', limit: usualLimits.network },
      { scope: 'visitor', id: 'browser-1', limit: usualLimits.visitor },
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
    expect(reservation(usualLimits.company, 500)).toBe(500);
    expect(reservation(usualLimits.company, undefined)).toBe(maxFileSize);
    expect(reservation(usualLimits.company, maxFileSize * 5)).toBe(maxFileSize);
    expect(reservation(10, 500)).toBe(10);
    expect(reservation(-5, 500)).toBe(0);
  });
});

describe('the limits', () => {
  it('are what an admin set, in megabytes, and the usual ones where nothing readable is set', () => {
    expect(limitsOf({})).toEqual(usualLimits);
    expect(limitsOf({ 'files.network_mb': '5', 'files.company_mb': 'many', 'sign_in.captcha_from': '1' })).toEqual({
      ...usualLimits,
      network: 5 * 1024 * 1024,
    });
  });
});
