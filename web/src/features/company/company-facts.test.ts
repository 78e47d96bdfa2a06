import { describe, expect, it } from 'vitest';
import { factIdsOf, yearsSince } from './company-facts';

describe('Facts of a company', () => {
  it('show Indian numbers for a supplier and Russian ones for a customer', () => {
    expect(factIdsOf('supplier')).toEqual(expect.arrayContaining(['pan', 'gstn', 'import_export_code']));
    expect(factIdsOf('supplier')).not.toContain('inn');
    expect(factIdsOf('customer')).toEqual(expect.arrayContaining(['inn', 'kpp', 'ogrn']));
    expect(factIdsOf('customer')).not.toContain('pan');
  });

  it.each([
    [2008, 18],
    [2025, 1],
    [2026, null],
    [2030, null],
    [null, null],
  ])('a company founded in %s is on the market for %s years', (year, years) => {
    expect(yearsSince(year, new Date('2026-11-20T12:00:00Z'))).toBe(years);
  });
});
