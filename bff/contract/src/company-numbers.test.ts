import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { innFailure, kppFailure, numberFailures, ogrnFailure, plainInn, plainNumbers } from './company-numbers.js';

describe('An INN', () => {
  it.each([
    ['7707083893', '7707083893'],
    [' 7707 083 893 ', '7707083893'],
    // Certificates pad a company's ten digits to twelve.
    ['007707083893', '7707083893'],
    // A spreadsheet drops one of the two zeros.
    ['07707083893', '7707083893'],
    // Spreadsheets drop a leading zero.
    ['274062111', '0274062111'],
    ['50100732259', '050100732259'],
    ['500100732259', '500100732259'],
    ['７７０７０８３８９３', '7707083893'],
    ['', ''],
  ])('entered as %j is stored as %s', (typed, stored) => expect(plainInn(typed)).toBe(stored));

  it.each([
    ['7707083893', undefined],
    ['007707083893', undefined],
    ['07707083893', undefined],
    ['0000000000', 'inn'],
    ['000000000000', 'inn'],
    ['500100732259', undefined],
    ['7707083894', 'inn_checksum'],
    ['500100732258', 'inn_checksum'],
    ['500100732269', 'inn_checksum'],
    ['77070838', 'inn'],
    ['5001007322591', 'inn'],
    ['77070838А3', 'inn'],
    ['７７０７０８３８９３', undefined],
    ['770708389³', 'inn'],
    ['٧٧٠٧٠٨٣٨٩٣', 'inn'],
    ['  ', 'required'],
  ])('entered as %j has the error %s', (typed, failure) => expect(innFailure(typed)).toBe(failure));

  it('has exactly one valid check digit after its first nine digits', () => {
    const body = fc.integer({ min: 10_000_000, max: 999_999_999 }).map((n) => String(n).padStart(9, '0'));
    fc.assert(
      fc.property(
        body.filter((text) => !text.startsWith('00')),
        (nine) => {
          const right = [...'0123456789'].filter((last) => innFailure(nine + last) === undefined);
          expect(right).toHaveLength(1);
        },
      ),
    );
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d .-]{0,16}$/)), (typed) => {
        const stored = plainInn(typed);
        expect(plainInn(stored)).toBe(stored);
      }),
    );
  });
});

describe('KPP and OGRN', () => {
  it.each([
    ['770701001', undefined],
    ['7707AB001', undefined],
    ['7707ab001', undefined],
    ['７７０７０１００１', undefined],
    ['77070100', 'kpp'],
    ['77070100A', 'kpp'],
    ['000000000', 'kpp'],
    ['770700001', 'kpp'],
    ['770701000', 'kpp'],
    ['', 'required'],
  ])('the KPP %j has the error %s', (typed, failure) => expect(kppFailure(typed)).toBe(failure));

  it.each([
    ['1027700132195', false, undefined],
    ['1 02 77 00132195', false, undefined],
    ['1027700132196', false, 'ogrn_checksum'],
    ['102770013219', false, 'ogrn'],
    ['１０２７７００１３２１９５', false, undefined],
    ['0000000000000', false, 'ogrn'],
    ['1000000000000', false, 'ogrn'],
    ['300000000000000', true, 'ogrnip'],
    ['000000000000000', true, 'ogrnip'],
    ['304500116000157', true, undefined],
    ['304500116000158', true, 'ogrn_checksum'],
    ['1027700132195', true, 'ogrnip'],
    ['304500116000157', false, 'ogrn'],
    ['', true, 'required'],
  ])('the OGRN %j (sole proprietor: %s) has the error %s', (typed, isPerson, failure) =>
    expect(ogrnFailure(typed, isPerson)).toBe(failure),
  );
});

describe('A company’s registration numbers', () => {
  const company = { inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' };
  const person = { inn: '500100732259', kpp: '', ogrn: '304500116000157' };

  it('include KPP and OGRN for a company, and only an OGRNIP for a sole proprietor', () => {
    expect([numberFailures(company, true), numberFailures(person, true)]).toEqual([{}, {}]);
    expect(numberFailures({ ...company, kpp: '', ogrn: '' }, true)).toEqual({ kpp: 'required', ogrn: 'required' });
    expect(numberFailures({ ...person, ogrn: '' }, true)).toEqual({ ogrn: 'required' });
    expect(plainNumbers({ ...person, kpp: '770701001' }).kpp).toBe('');
  });

  it('accept the INN of a certificate that lost one of its two zeros', () => {
    expect(numberFailures({ ...company, inn: '07707083893' }, true)).toEqual({});
    expect(plainNumbers({ ...company, inn: '07707083893' })).toEqual(company);
  });

  it('may omit all but the INN where only the INN is required, and the others are checked if entered', () => {
    expect(numberFailures({ ...company, kpp: '', ogrn: '' }, false)).toEqual({});
    expect(numberFailures({ inn: '1', kpp: '1', ogrn: '1' }, false)).toEqual({ inn: 'inn', kpp: 'kpp', ogrn: 'ogrn' });
    expect(numberFailures({ ...person, ogrn: company.ogrn }, false)).toEqual({ ogrn: 'ogrnip' });
  });

  it('have the same errors before and after normalisation', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[\d .-]{0,16}$/),
      fc.constantFrom(...Object.values(company)),
    );
    fc.assert(
      fc.property(text, text, text, (inn, kpp, ogrn) => {
        const numbers = { inn, kpp, ogrn };
        expect(numberFailures(plainNumbers(numbers), true)).toEqual(numberFailures(numbers, true));
      }),
    );
  });
});
