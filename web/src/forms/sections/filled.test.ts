import { expect, it } from 'vitest';
import { countFilled, isFilled } from './filled';

it('a text, a number, a checked box, and a list or group that contains one of these count as an answer', () => {
  expect([' x ', 0, true, ['', 'a'], { ru: '', en: 'Pump' }].map(isFilled)).toEqual(Array(5).fill(true));
  expect(['  ', false, null, undefined, [], [''], { ru: '', en: '' }].map(isFilled)).toEqual(Array(7).fill(false));
});

it('only the fields chosen to be counted change a section’s count', () => {
  expect(countFilled({ name: 'KPM', code: '', note: 'x' }, ['name', 'code'])).toBe(1);
});
