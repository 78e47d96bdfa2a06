import type { SearchWordsView, SynonymView } from '@setu/contract';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';

type Sides = Pick<SynonymView, 'left' | 'right' | 'both_ways' | 'meaning'>;

/** Returns the texts of words and of the people who edit them. */
export function useWordTexts(people: SearchWordsView['people']) {
  const t = useTexts('search-words');
  return {
    /** For example «насос, помпа → pump», with a double arrow if it works both ways, or a crossed sign for `never`. */
    sidesOf: ({ left, right, both_ways: isBothWays, meaning }: Sides): string => {
      const sides = t(meaning === 'never' ? 'apart' : isBothWays ? 'both' : 'oneWay', {
        ...{ left: left.join(', '), right: right.join(', ') },
      });
      return meaning === 'see_also' ? t('seeAlso', { sides }) : sides;
    },
    nameOf: (id: string | null): string => {
      const person = people.find((one) => one.id === id);
      return person ? fullName(person) : t('somebody');
    },
  };
}
