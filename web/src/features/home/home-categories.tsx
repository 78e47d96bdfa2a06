import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { Section } from '../../ui/page/section';
import { CategoryTiles, useGetCategoryIndexQuery } from '../catalogue/public';
import { homeCategories } from './home-category-choice';

/**
 * Shows the largest categories of goods and services. Shows nothing if they fail to load, and the rest of the page
 * still works.
 */
export function HomeCategories() {
  const t = useTexts('home');
  const { data, isError } = useGetCategoryIndexQuery();
  if (isError || data?.trees.length === 0) return null;
  return (
    <Section
      title={t('categories.title')}
      aside={<TextLink to={screenPath('category_index')}>{t('categories.all')}</TextLink>}
    >
      <CategoryTiles categories={data && homeCategories(data.trees)} />
    </Section>
  );
}
