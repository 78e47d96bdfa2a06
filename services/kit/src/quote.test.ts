import { expect, it } from 'vitest';
import { quoteOf } from './quote.js';

it('a quote is the beginning of a text in one line, and says that the text goes on', () => {
  expect(quoteOf('  Паспорт насоса\n\nпереведут к отгрузке. ')).toBe('Паспорт насоса переведут к отгрузке.');
  expect(quoteOf('x'.repeat(140))).toBe('x'.repeat(140));
  expect(quoteOf('x'.repeat(141))).toBe(`${'x'.repeat(139)}…`);
  expect(quoteOf(`${'😀'.repeat(141)}`)).toBe(`${'😀'.repeat(139)}…`);
  expect(quoteOf(`${'слово '.repeat(23)}длинное`)).toBe(`${'слово '.repeat(23).trim()}…`);
  expect(quoteOf(' \n')).toBe('');
});
