import type { LexemeQuery } from '../domain/lexeme-query.js';

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Returns the `tsquery` text of a query. */
export function tsqueryOf(query: LexemeQuery): string {
  if ('lexeme' in query) return query.isBeginning ? `${quoted(query.lexeme)}:*` : quoted(query.lexeme);
  if ('all' in query) return query.all.map(tsqueryOf).join(' & ');
  // In a tsquery, `&` binds tighter than `|`.
  return `(${query.any.map(tsqueryOf).join(' | ')})`;
}
