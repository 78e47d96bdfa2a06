/** What cards must hold: a lexeme, or one that begins so; all or any of several. All of nothing is what every card has. */
export type LexemeQuery =
  | { lexeme: string; isBeginning?: true }
  | { all: readonly LexemeQuery[] }
  | { any: readonly LexemeQuery[] };

/** Asks for a lexeme as it stands. */
export const lexeme = (text: string): LexemeQuery => ({ lexeme: text });

/** Asks for any lexeme that begins so. */
export const beginning = (text: string): LexemeQuery => ({ lexeme: text, isBeginning: true });

/** Asks for all of several at once; for one, that one. */
export function allOf(...queries: readonly LexemeQuery[]): LexemeQuery {
  const flat = queries.flatMap((query) => ('all' in query ? query.all : [query]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { all: flat };
}

/** Asks for at least one of several; for one, that one. */
export function anyOf(...queries: readonly LexemeQuery[]): LexemeQuery {
  const flat = queries.flatMap((query) => ('any' in query ? query.any : [query]));
  return flat.length === 1 && flat[0] !== undefined ? flat[0] : { any: flat };
}
