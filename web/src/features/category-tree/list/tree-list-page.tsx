import { type ListedCategoryView, screenPath, treeListCodec } from '@setu/contract';
import { currentLanguage, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { NumberCell } from '../../../ui/data-table/cells';
import type { Column } from '../../../ui/data-table/columns';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { BackLink } from '../../../ui/page/back-link';
import { EmptyState } from '../../../ui/states/states';
import { useListTreeCategoriesQuery } from '../api';
import { titleIn } from '../model/titles';

/** Returns the address of a category, selected in its tree. */
const placeOf = ({ id, tree_id: tree }: ListedCategoryView): string =>
  `${screenPath('admin_category_tree')}?tree=${tree}${id === tree ? '' : `&category=${id}`}`;

function useColumns(): Column<ListedCategoryView>[] {
  const t = useTexts('tree');
  const own = currentLanguage();
  const other = own === 'ru' ? 'en' : 'ru';
  return [
    {
      id: own,
      title: t(`names.${own}`),
      inCard: 'title',
      cell: (row) => <NumberCell to={placeOf(row)}>{titleIn(row.name)}</NumberCell>,
    },
    {
      id: other,
      title: t(`names.${other}`),
      inCard: 'subtitle',
      cell: ({ name }) => <span lang={other}>{name[other]}</span>,
    },
    { id: 'place', title: t('standing'), cell: ({ above }) => above.join(' › ') || null },
    {
      id: 'level',
      title: t('list.level'),
      inCard: 'hidden',
      cell: ({ level }) => t(`list.levels.${String(level) as '0' | '1' | '2'}`),
    },
    {
      id: 'count',
      title: t('list.count'),
      align: 'end',
      inCard: 'named',
      cell: ({ sku_count: count }) => formatNumber(count),
    },
  ];
}

/** Lists all categories without their tree structure, with a search by name in either language. */
export function TreeListPage() {
  const t = useTexts('tree');
  const place = useListQuery(treeListCodec);
  const found = useListTreeCategoriesQuery(place[1].search);
  const columns = useColumns();
  return (
    <ListPage
      title={t('list.title')}
      back={<BackLink to={screenPath('admin_category_tree')}>{t('list.back')}</BackLink>}
      place={place}
      source={listSource(found, ({ list: rows, total }) => ({ rows, total }))}
      filters={[{ kind: 'search', name: 'search', label: t('list.search'), placeholder: t('list.placeholder') }]}
      table={{
        columns,
        density: 'compact',
        savedAs: 'admin-categories',
        rowId: ({ id }) => id,
        rowName: ({ name }) => titleIn(name),
        rowHref: placeOf,
      }}
      nothing={<EmptyState title={t('list.empty')} />}
    />
  );
}
