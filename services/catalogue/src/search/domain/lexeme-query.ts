/**
 * A condition on the lexemes of a card: it has a lexeme or a prefix of one, or it meets all or any of several
 * conditions. An empty `all` matches every card.
 */
export type LexemeQuery =
  | { lexeme: string; isBeginning?: true }
  | { all: readonly LexemeQuery[] }
  | { any: readonly LexemeQuery[] };

/** Returns a query for an exact lexeme. */
export const lexeme = (text: string): LexemeQuery => ({ lexeme: text });

/** Returns a query for any lexeme with a prefix. */
export const beginning = (text: string): LexemeQuery => ({ lexeme: text, isBeginning: true });

/** Returns a query for all of several queries. A single query is returned as it is. */
export function allOf(...queries: readonly LexemeQuery[]): LexemeQuery {
  const flat = queries.flatMap((query) => ('all' in query ? query.all : [query]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { all: flat };
}

/** Returns a query for at least one of several queries. A single query is returned as it is. */
export function anyOf(...queries: readonly LexemeQuery[]): LexemeQuery {
  const flat = queries.flatMap((query) => ('any' in query ? query.any : [query]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { any: flat };
}
