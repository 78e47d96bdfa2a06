import { type CategoryView, cardListCodec, screenPath } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { EmptyState, NotFound } from '../../ui/states/states';
import { type LinkTab, LinkTabs } from '../../ui/tabs/link-tabs';
import { useListCardsQuery } from './api';
import { ListPromo } from './list-promo';
import { CardListing, type ListedCards } from './listing/card-listing';
import { useTotalText } from './listing/use-total-text';
import { toCategory } from './paths';

const listedOf = ({ pagination, products_attributes, currency, corrected_search }: CategoryView): ListedCards => ({
  cards: pagination.items,
  total: pagination.total_item_count,
  isAtLeast: pagination.at_least,
  bounds: products_attributes.price.values.map(({ value }) => value),
  currency,
  correctedSearch: corrected_search,
});

/** Cards of a category, or of everything (null): breadcrumbs, sub-categories, filters, cards. */
export function CategoryListPage({ categoryId }: { categoryId: string | null }) {
  const t = useTexts('catalogue');
  const [query, list] = useListQuery(cardListCodec);
  const { data, error, isError, isFetching, refetch } = useListCardsQuery({ categoryId, search: list.search });
  const totalText = useTotalText();
  const problem = isError && !isFetching ? toProblem(error) : null;
  if (problem?.kind === 'notFound') return <MissingCategory />;
  const search = query.filters.f_search;
  const title = data?.category?.name ?? (categoryId ? '' : search ? t('list.found', { search }) : t('list.all'));
  return (
    <Page title={title || undefined}>
      <Breadcrumbs crumbs={crumbsOf(data, { home: t('crumbs.home'), catalogue: t('crumbs.catalogue'), title })} />
      <PageHeader title={title || '\u00A0'} count={data && totalText(listedOf(data))} />
      {data && <SubCategories view={data} />}
      <CardListing
        name="catalogue"
        initialLayout="grid"
        searchLabel={t(categoryId ? 'filters.searchInCategory' : 'filters.search')}
        controls={[query, list]}
        listed={data && listedOf(data)}
        problem={problem}
        isFetching={isFetching}
        onRetry={refetch}
        empty={<EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
        afterNothing={<ListPromo />}
      />
    </Page>
  );
}

interface CrumbWords {
  home: string;
  catalogue: string;
  title: string;
}

function crumbsOf(view: CategoryView | undefined, { home, catalogue, title }: CrumbWords) {
  const above = (view?.breadcrumbs ?? []).filter(({ id }) => id !== view?.category?.id);
  return [
    { label: home, to: screenPath('index') },
    { label: catalogue, to: screenPath('category_index') },
    ...above.map(({ id, name }) => ({ label: name, to: toCategory(id) })),
    ...(title ? [{ label: title }] : []),
  ];
}

/** Sub-categories as links with counts; the first one is the category itself. */
function SubCategories({ view: { category, sub_categories } }: { view: CategoryView }) {
  const t = useTexts('catalogue');
  if (!category || sub_categories.length === 0) return null;
  const all: LinkTab = {
    id: category.id,
    label: t('list.allOfCategory'),
    to: toCategory(category.id),
    count: category.sku_count,
    isCurrent: true,
  };
  const tabs = sub_categories.map(({ id, name, sku_count }) => ({
    id,
    label: name,
    to: toCategory(id),
    count: sku_count,
    isCurrent: false,
  }));
  return <LinkTabs tabs={[all, ...tabs]} label={t('list.subCategories')} />;
}

function MissingCategory() {
  const t = useTexts('catalogue');
  return (
    <Page title={t('missing.title')}>
      <NotFound
        title={t('missing.title')}
        action={
          <ButtonLink tone="main" to={screenPath('category_index')}>
            {t('missing.toCategories')}
          </ButtonLink>
        }
      >
        {t('missing.text')}
      </NotFound>
    </Page>
  );
}
