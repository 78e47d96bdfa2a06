import { type CategoryLinkView, type CategoryView, screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconCategory, IconSearch } from '../../../ui/icon/icons';
import { Section } from '../../../ui/page/section';
import { toCategory } from '../paths';
import styles from './no-search-results.module.css';

interface OtherSearchesProps {
  /** Shorter searches that have results. */
  shorter: CategoryView['shorter_searches'];
  shorterTitle: string;
  /** The categories nearest in meaning. */
  nearest: readonly CategoryLinkView[];
}

/** Returns the address of a search in the full catalogue. */
export const toSearch = (query: string): string =>
  `${screenPath('category_index')}?f_search=${encodeURIComponent(query)}`;

/** Shows where else to look: shorter searches and the nearest categories, each with its number of cards. */
export function OtherSearches({ shorter, shorterTitle, nearest }: OtherSearchesProps) {
  const t = useTexts('catalogue');
  return (
    <>
      {shorter.length > 0 && (
        <Section title={shorterTitle}>
          <ul className={styles.nearest}>
            {shorter.map(({ search: query, sku_count }) => (
              <li key={query}>
                <Link to={toSearch(query)}>
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
