import type { HsSuggestionView } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';

type Reasons = Pick<HsSuggestionView, 'words' | 'similar_count' | 'examples'>;

/** Returns a function that says why a code is suggested: the words that match, and how many similar cards use it. */
export function useReasons(): (reasons: Reasons) => string[] {
  const t = useTexts('hs-codes');
  return ({ words, similar_count: count, examples: [example] }) => [
    ...(words.length > 0 ? [t('matches', { words: words.join(', ') })] : []),
    ...(count > 0 ? [t('similar', { count })] : []),
    ...(example ? [t('example', { name: example.name })] : []),
  ];
}
