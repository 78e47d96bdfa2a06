import type { LexemeQuery } from '../../search/domain/lexeme-query.js';

/**
 * The cards to find. Prices are in paise and inclusive. A card matches if its price range overlaps the requested one.
 */
export interface CardCriteria {
  match: { query: LexemeQuery; first: LexemeQuery | undefined } | { fragment: string; within: LexemeQuery | undefined };
  /** The cards to leave out. */
  except?: LexemeQuery | undefined;
  price: { from: number | undefined; to: number | undefined };
}

/**
 * Returns a key that is the same for searches that match the same cards. The key ignores `first`, which only affects
 * the order of cards.
 */
export const criteriaKey = ({ match, except, price: { from, to } }: CardCriteria): string =>
  JSON.stringify(['query' in match ? match.query : [match.fragment, match.within], except, from, to]);
