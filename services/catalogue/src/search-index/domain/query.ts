/** What cards must hold: a lexeme, or one that begins so; all or any of several. */
export type LexemeQuery =
  | { lexeme: string; isBeginning?: boolean }
  | { all: readonly LexemeQuery[] }
  | { any: readonly LexemeQuery[] };
