import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPriceWords } from './price-words.js';

describe('A price limit in a search', () => {
  it.each([
    ['чай до 500 ₽', 'чай', null, 500, 'RUB'],
    ['до 50 000 ₽ насос', 'насос', null, 50_000, 'RUB'],
    ['насос до 50\u00A0000\u00A0руб.', 'насос', null, 50_000, 'RUB'],
    ['насос до 50 тыс. рублей за штуку', 'насос', null, 50_000, 'RUB'],
    ['насос до 500р', 'насос', null, 500, 'RUB'],
    ['насос дешевле 500', 'насос', null, 500, null],
    ['насос ценой до 700', 'насос', null, 700, null],
    ['насос не дороже 1,5 млн руб', 'насос', null, 1_500_000, 'RUB'],
    ['чай от 200 до 300 рублей за кг', 'чай', 200, 300, 'RUB'],
    ['чай от 2 до 5 тыс. руб.', 'чай', 2000, 5000, 'RUB'],
    ['рубашка от 300 рупий', 'рубашка', 300, null, 'INR'],
    ['tea under 500 rupees', 'tea', null, 500, 'INR'],
    ['tea under Rs. 500 per kg', 'tea', null, 500, 'INR'],
    ['tea under ₹1,50,000', 'tea', null, 150_000, 'INR'],
    ['pump below 1,500.50 INR', 'pump', null, 1500.5, 'INR'],
    ['pump up to 5 lakh rupees', 'pump', null, 500_000, 'INR'],
    ['pump between 100 and 200 rubles each', 'pump', 100, 200, 'RUB'],
    ['pump ₹100–200', 'pump', 100, 200, 'INR'],
    ['pump cheaper than 900', 'pump', null, 900, null],
    ['cable from 20 rs', 'cable', 20, null, 'INR'],
    ['до 500 ₽', '', null, 500, 'RUB'],
  ])('%s', (search, rest, from, to, currency) => {
    expect(readPriceWords(search)).toMatchObject({ rest, from, to, currency });
  });

  it.each([
    'насос от 5 до 10 бар',
    'кабель до 1000 В',
    'pump up to 50 m',
    'насос 10-20 кВт',
    'DN 50',
    '8413 70',
    'ткань 500 г/м2',
    'rs232 cable',
    'RS 485',
    'модель Р500',
    'до 500 рублёвых',
    'from 10 to 20 mm',
    'рис 5 кг до 10 кг',
    'чай до 999999999999 крор руб',
  ])('is not in: %s', (search) => {
    expect(readPriceWords(search)).toBeUndefined();
  });

  it('leaves every other word of the search, whatever the search is', () => {
    const words = [
      'чай',
      'до',
      'от',
      '500',
      '50 000',
      '₽',
      'руб',
      'rs',
      'under',
      'between',
      'and',
      '-',
      '1,5',
      'тыс',
      'за',
      'кг',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 9 }), (typed) => {
        const search = typed.join(' ');
        const found = readPriceWords(search);
        if (found === undefined) return;
        const { words: limit, rest } = found;
        expect([...limit.split(' '), ...rest.split(' ')].filter(Boolean).toSorted()).toEqual(
          search.split(' ').filter(Boolean).toSorted(),
        );
        expect(found.from !== null || found.to !== null).toBe(true);
        for (const limitOf of [found.from, found.to]) expect(limitOf === null || Number.isFinite(limitOf)).toBe(true);
      }),
    );
  });
});
