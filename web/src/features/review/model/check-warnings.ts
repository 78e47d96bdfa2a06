import { forbiddenWordsIn, type ReviewView } from '@setu/contract';
import type { FieldRow } from './card-fields';
import { priceStanding } from './price-standing';

/** Something about a field that a reviewer should look at before approving the card. */
export interface CheckWarning {
  kind: 'price' | 'pictures' | 'words';
  field: string;
  /** The forbidden words of the text. */
  words: readonly string[];
}

/** Returns what the check finds by itself: an unusual price, no photos, forbidden words. In the order of the page. */
export function warningsOf(
  { card, price_norm: norm, forbidden }: Pick<ReviewView, 'card' | 'price_norm' | 'forbidden'>,
  rows: readonly Pick<FieldRow, 'field' | 'now'>[],
): CheckWarning[] {
  const isUnusual = norm !== null && priceStanding(card, norm) !== 'usual';
  return [
    ...(card.pictures.length === 0 ? [{ kind: 'pictures', field: 'pictures', words: [] } as const] : []),
    ...rows.flatMap(({ field, now }) => {
      const words = forbiddenWordsIn(now, forbidden);
      return words.length > 0 ? [{ kind: 'words', field, words } as const] : [];
    }),
    ...(isUnusual ? [{ kind: 'price', field: 'price', words: [] } as const] : []),
  ];
}
