import { expect, it } from 'vitest';
import { countFilled, isFilled } from './filled';

it('a text, a number, a checked box, and a list or group that contains one of these count as an answer', () => {
  expect([' x ', 0, true, ['', 'a'], { ru: '', en: 'Pump' }].map(isFilled)).toEqual(Array(5).fill(true));
  expect(['  ', false, null, undefined, [], [''], { ru: '', en: '' }].map(isFilled)).toEqual(Array(7).fill(false));
});

it('only the fields chosen to be counted change a section’s count', () => {
  expect(countFilled({ name: 'KPM', code: '', note: 'x' }, ['name', 'code'])).toBe(1);
});

const address = (over: object) => ({ legal_addr: { region: { value: '1' }, city: null, city_name: '', ...over } });

it('counts fields inside a group by their paths, and alternatives once', () => {
  const names = ['legal_addr.region', 'legal_addr.city|legal_addr.city_name', 'legal_addr.street'];
  expect(countFilled(address({}), names)).toBe(1);
  expect(countFilled(address({ city_name: 'Заречный' }), names)).toBe(2);
  expect(countFilled(address({ city: { value: '2' }, city_name: 'Заречный', street: 'Новая' }), names)).toBe(3);
});

it('counts nothing in a group that is absent', () => {
  expect(countFilled({ legal_addr: null }, ['legal_addr.region'])).toBe(0);
});
