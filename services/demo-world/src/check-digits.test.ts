import { describe, expect, it } from 'vitest';
import { completeGstin, isGstin, isInn, isOgrn, isPan } from './check-digits.js';
import { companies } from './companies/companies.js';
import { users } from './companies/users.js';

describe('Check digits and phone numbers', () => {
  it('match published real numbers', () => {
    expect(isInn('7707083893')).toBe(true);
    expect(isInn('500100732259')).toBe(true);
    expect(isInn('7707083894')).toBe(false);
    expect(isOgrn('1027700132195')).toBe(true);
    expect(isOgrn('1027700132196')).toBe(false);
    expect(completeGstin('27AAPFU0939F1Z')).toBe('27AAPFU0939F1ZV');
    expect(isGstin('27AAPFU0939F1ZW')).toBe(false);
  });

  it('are correct for every company', () => {
    for (const company of companies) {
      if (company.type === 'supplier') {
        expect([company.shortName, isPan(company.pan)]).toEqual([company.shortName, true]);
        expect(isGstin(company.gstn)).toBe(true);
        expect(company.gstn.slice(2, 12)).toBe(company.pan);
      } else {
        expect(isInn(company.inn)).toBe(true);
        expect(isOgrn(company.ogrn)).toBe(true);
        expect(company.kpp).toMatch(/^\d{4}01001$/);
      }
    }
  });

  it('include only phone numbers in a valid format', () => {
    for (const user of users) expect(user.mobilePhone).toMatch(/^\+(7\d{10}|91\d{10})$/);
  });
});
