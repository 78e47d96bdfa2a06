import { expect, it } from 'vitest';
import { countFilled, isFilled } from './filled';

it('an answer is a text, a number, a yes, or a list or group that contains one', () => {
  expect([' x ', 0, true, ['', 'a'], { ru: '', en: 'Pump' }].map(isFilled)).toEqual(Array(5).fill(true));
  expect(['  ', false, null, undefined, [], [''], { ru: '', en: '' }].map(isFilled)).toEqual(Array(7).fill(false));
});

it('only the counted fields of a section count', () => {
  expect(countFilled({ name: 'KPM', code: '', note: 'x' }, ['name', 'code'])).toBe(1);
});
