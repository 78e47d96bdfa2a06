import { type CategoryLinkView, type CategoryView, screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconCategory, IconSearch } from '../../../ui/icon/icons';
import { Section } from '../../../ui/page/section';
import { NoResults } from '../../../ui/states/states';
import { toCategory } from '../paths';
import styles from './no-search-results.module.css';

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
  const searchFor = (query: string) => `${screenPath('category_index')}?f_search=${encodeURIComponent(query)}`;
  return (
    <>
      <NoResults
        title={t('noWords.title')}
        action={
          <>
            {isPart && <ButtonLink to={searchFor(search)}>{t('noWords.whole')}</ButtonLink>}
            <Button onClick={onReset}>{t('noWords.reset')}</Button>
          </>
        }
      >
        {t(isExact ? 'noWords.exact' : 'noWords.text')}
      </NoResults>
      {shorter.length > 0 && (
        <Section title={t('noWords.shorter')}>
          <ul className={styles.nearest}>
            {shorter.map(({ search: query, sku_count }) => (
              <li key={query}>
                <Link to={searchFor(query)}>
                  <Icon of={IconSearch} size={20} />
                  <b>{query}</b>
                  <small>{t('noWords.cards', { count: sku_count, shown: formatNumber(sku_count) })}</small>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {nearest.length > 0 && (
        <Section title={t('noWords.nearest')}>
          <ul className={styles.nearest}>
            {nearest.map(({ id, name, langs, sku_count }) => (
              <li key={id}>
                <Link to={toCategory(id)}>
                  <Icon of={IconCategory} size={20} />
                  <b lang={langs.name}>{name}</b>
                  <small>{t('noWords.cards', { count: sku_count, shown: formatNumber(sku_count) })}</small>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
