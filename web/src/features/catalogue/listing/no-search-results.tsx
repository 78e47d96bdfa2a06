import type { CategoryLinkView, CategoryView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button, ButtonLink } from '../../../ui/button/button';
import { NoResults } from '../../../ui/states/states';
import { OtherSearches, toSearch } from './other-searches';

interface NoSearchResultsProps {
  search: string;
  isExact: boolean;
  /** True if only a part of the catalogue was searched. */
  isPart: boolean;
  /** The categories nearest in meaning, empty if none is near. */
  nearest: readonly CategoryLinkView[];
  /** Shorter searches that have results. */
  shorter: CategoryView['shorter_searches'];
  onReset: () => void;
}

/** Explains a search without results: what was tried, other places to search, and the nearest categories. */
export function NoSearchResults({ search, isExact, isPart, nearest, shorter, onReset }: NoSearchResultsProps) {
  const t = useTexts('catalogue');
  return (
    <>
      <NoResults
        title={t('noWords.title')}
        action={
          <>
            {isPart && <ButtonLink to={toSearch(search)}>{t('noWords.whole')}</ButtonLink>}
            <Button onClick={onReset}>{t('noWords.reset')}</Button>
          </>
        }
      >
        {t(isExact ? 'noWords.exact' : 'noWords.text')}
      </NoResults>
      <OtherSearches shorter={shorter} nearest={nearest} shorterTitle={t('noWords.shorter')} />
    </>
  );
}
