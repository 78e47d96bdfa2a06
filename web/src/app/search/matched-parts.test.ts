import { expect, it } from 'vitest';
import { matchedParts } from './matched-parts';

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it('a suggestion marks the beginnings of words as typed, in any case and with ё or е, but not the inside of words', () => {
  expect(marked('Насосы и компрессоры', 'насос')).toBe('[Насос]ы и компрессоры');
  expect(marked('Чай зелёный и ещё зеленый', 'зелен чай')).toBe('[Чай] [зелён]ый и ещё [зелен]ый');
  expect(marked('Электронасос', 'насос')).toBe('Электронасос');
  expect(marked('насосная станция', 'насос насосная')).toBe('[насосная] станция');
  expect(marked('Pump (a+b)', '(a+b')).toBe('Pump [(a+b])');
  expect(marked('Pump', ' ')).toBe('Pump');
});
