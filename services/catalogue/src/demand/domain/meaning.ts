import type { Term } from '../../search/domain/search-query.js';
import { inVocabulary, type TradeVocabulary } from '../../search/domain/trade-vocabulary.js';

const alphabets = { en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u };
const shownNames = 2;

/**
 * Returns what a term means in the reader's language, by the trade vocabulary: «солнечные панели» → `solar panel, solar
 * module`. Empty if the term is in that language or unknown.
 */
export function meaningIn(reader: 'en' | 'ru', term: Term, { same }: Pick<TradeVocabulary, 'same'>): string {
  const isOwn = ({ word }: Term[number]) => alphabets[reader].test(word);
  if (term.some(isOwn)) return '';
  const names = (inVocabulary(same, term) ?? []).filter((name) => name.every(isOwn));
  return names
    .slice(0, shownNames)
    .map((name) => name.map(({ word }) => word).join(' '))
    .join(', ');
}
