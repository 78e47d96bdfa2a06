import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { Section } from '../../ui/page/section';
import { useGetCategoryIndexQuery } from './api';
import { shownTrees } from './tree/category-spread';
import { CategoryTiles } from './tree/category-tiles';

const tilesShown = 6;

/** Suggests the largest categories of goods when a list is empty. Shows nothing if they fail to load. */
export function ListPromo() {
  const t = useTexts('catalogue');
  const { data, isError } = useGetCategoryIndexQuery();
  if (isError) return null;
  const categories = data && shownTrees(data.trees)[0]?.children;
  const largest = categories && [...categories].sort((a, b) => b.sku_count - a.sku_count);
  return (
    <Section title={t('promo.title')} aside={<TextLink to={screenPath('category_index')}>{t('promo.all')}</TextLink>}>
      <CategoryTiles categories={largest} max={tilesShown} />
    </Section>
  );
}
