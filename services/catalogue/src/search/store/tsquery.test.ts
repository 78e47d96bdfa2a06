import { expect, it } from 'vitest';
import { allOf, anyOf, beginning, type LexemeQuery, lexeme } from '../domain/lexeme-query.js';
import { tsqueryOf } from './tsquery.js';

it.each<[LexemeQuery, string]>([
  [lexeme('насос'), `'насос'`],
  [beginning('нас'), `'нас':*`],
  [lexeme(`o'ri\\ng`), `'o''ri\\\\ng'`],
  [allOf(lexeme('a'), anyOf(lexeme('b'), beginning('c'))), `'a' & ('b' | 'c':*)`],
  [anyOf(lexeme('a'), allOf(lexeme('b'), lexeme('c'))), `('a' | 'b' & 'c')`],
  [allOf(anyOf(lexeme('a'), lexeme('b')), lexeme('=c5')), `('a' | 'b') & '=c5'`],
])('turns %j into the server query %s', (query, text) => {
  expect(tsqueryOf(query)).toBe(text);
});
