import type { LexemeQuery } from '../../search/domain/lexeme-query.js';

/** Which cards are sought; prices in paise, both included: a card is kept when its own range overlaps. */
export interface Sought {
  match: { query: LexemeQuery; first: LexemeQuery | undefined } | { fragment: string; within: LexemeQuery | undefined };
  /** What is left out. */
  except?: LexemeQuery | undefined;
  price: { from: number | undefined; to: number | undefined };
}

/** A text that is the same for the same cards: `first` only orders them. */
export const soughtKey = ({ match, except, price: { from, to } }: Sought): string =>
  JSON.stringify(['query' in match ? match.query : [match.fragment, match.within], except, from, to]);
