import { type AnswerTo, screenPath } from '@setu/contract';
import { useState } from 'react';
import type { FieldProps } from '../../forms/fields/field-props';
import { FramedField } from '../../forms/fields/framed-field';
import { useTexts } from '../../i18n/use-texts';
import { useGetCategoryTreeQuery } from '../../kit/category-search/tree-api';
import { SearchSelect } from '../../ui/field/search-select';
import type { Option } from '../../ui/field/select-control';
import { pageGroups } from '../pages/public';
import { useLazyFindCardsQuery } from './api';

const minimum = 3;
const isPath = (text: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(text);
type CategoryNode = AnswerTo<'getCategoryTree'>['tree'][number];
const flat = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/**
 * The page of this site that a button opens: a category, a card, a static page or a path of one's own. The form's value
 * is the path.
 */
export function DestinationField(props: FieldProps) {
  const t = useTexts('home-admin');
  const common = useTexts();
  const [find] = useLazyFindCardsQuery();
  const { data } = useGetCategoryTreeQuery();
  const [chosen, setChosen] = useState<Option | null>(null);
  const fixed: Option[] = [
    { value: screenPath('category_index'), label: t('destination.catalogue') },
    ...pageGroups.flatMap(({ pages }) =>
      pages.map(({ link, textKey }) => ({
        value: screenPath('static_page', { link }),
        label: t('destination.page', { name: common(`footer.${textKey}`) }),
      })),
    ),
  ];
  const category = (id: string, name: string): Option => ({
    value: screenPath('category_page', { id }),
    label: t('destination.category', { name }),
  });
  const known = [...fixed, ...flat(data?.tree ?? []).map(({ id, name }) => category(id, name))];
  const search = async (text: string) => {
    const typed = text.trim();
    const pages = fixed.filter(({ label }) => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase()));
    const own = isPath(typed) ? [{ value: typed, label: t('destination.path', { path: typed }) }] : [];
    if (typed.length < minimum || own.length > 0) return { options: [...own, ...pages], hasMore: false };
    const { categories, skus } = await find(typed, true).unwrap();
    const cards = skus.map(({ sku_id: skuId, category_id: catalogCategoryTree, type, name }) => ({
      value: screenPath(type === 'product' ? 'product_page' : 'service_page', { catalogCategoryTree, skuId }),
      label: t('destination.card', { name }),
    }));
    return { options: [...pages, ...categories.map(({ id, name }) => category(id, name)), ...cards], hasMore: false };
  };
  const optionOf = (path: string): Option | null => {
    if (path === '') return null;
    return (
      known.find(({ value }) => value === path) ?? (chosen?.value === path ? chosen : { value: path, label: path })
    );
  };
  return (
    <FramedField<string> {...props}>
      {({ value, onChange, ...control }) => (
        <SearchSelect
          {...control}
          value={optionOf(value)}
          placeholder={t('destination.placeholder')}
          from={0}
          search={search}
          onChange={(option) => {
            setChosen(option);
            onChange(option?.value ?? '');
          }}
        />
      )}
    </FramedField>
  );
}
