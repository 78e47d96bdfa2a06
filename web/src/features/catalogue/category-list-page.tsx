import { type CategoryView, cardListCodec, screenPath } from '@setu/contract';
import { Navigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { MissingPage } from '../../kit/entity-page/entity-page';
import { FindForMeCallout } from '../../kit/find-for-me/find-for-me-callout';
import { listSource } from '../../kit/list-page/list-source';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { EmptyState } from '../../ui/states/states';
import { Counted, type LinkTab, LinkTabs } from '../../ui/tabs/link-tabs';
import { useListCardsQuery } from './api';
import { ListPromo } from './list-promo';
import { type CardListFacts, cardListFacts } from './listing/card-list-model';
import { CardListing } from './listing/card-listing';
import { useReportSearchOpenedMutation } from './listing/opened-api';
import { useTotalText } from './listing/use-total-text';
import { toCategory } from './paths';

/** Lists the cards of a category, or of all categories for null, with breadcrumbs, sub-categories and filters. */
export function CategoryListPage({ categoryId }: { categoryId: string | null }) {
  const t = useTexts('catalogue');
  const place = useListQuery(cardListCodec);
  const [query, list] = place;
  const found = useListCardsQuery({ categoryId, search: list.search });
  const totalText = useTotalText();
  const [reportOpened] = useReportSearchOpenedMutation();
  const { data } = found;
  const source = listSource(found, ({ pagination: { items, total_item_count: total, at_least: isAtLeast } }) => ({
    rows: items,
    total,
    isAtLeast,
  }));
  if (source.problem?.kind === 'notFound') return <MissingCategory />;
  // The category in the address was deleted. If the server knows this in time, it redirects page loads itself, so this
  // covers late answers and navigation inside the app.
  if (categoryId && data?.category && data.category.id !== categoryId)
    return (
      <Navigate replace to={{ pathname: toCategory(data.category.id), search: list.search && `?${list.search}` }} />
    );
  const search = query.filters.f_search;
  const title = data?.category?.name ?? (categoryId ? '' : search ? t('list.found', { search }) : t('list.all'));
  return (
    <Page title={title || undefined}>
      <Breadcrumbs crumbs={crumbsOf(data, { home: t('crumbs.home'), catalogue: t('crumbs.catalogue'), title })} />
      <PageHeader
        title={title || '\u00A0'}
        count={source.page && totalText(source.page)}
        lang={data?.category?.langs.name}
      />
      {data && <SubCategories view={data} />}
      <CardListing
        name="catalogue"
        initialLayout="grid"
        searchLabel={t('filters.search')}
        place={place}
        source={source}
        facts={data && factsOf(data)}
        isPart={categoryId !== null}
        isOfSearch={categoryId === null}
        onOpen={({ sku_id: sku }) => data?.search_id && void reportOpened({ search: data.search_id, sku })}
        nothing={<EmptyState title={t('list.emptyTitle')}>{t('list.emptyText')}</EmptyState>}
        afterNothing={
          <>
            <FindForMeCallout name={search} />
            {/* The largest categories have nothing to do with a search. */}
            {data?.nearest_categories.length === 0 && !search && <ListPromo />}
          </>
        }
      />
    </Page>
  );
}

/** Returns the facts for the filters. Links to the sub-categories are above the list, so no facet repeats them. */
function factsOf(view: CategoryView): CardListFacts {
  const facts = cardListFacts(view);
  const isLinked = view.category !== null && view.sub_categories.length > 0;
  return isLinked ? { ...facts, facets: facts.facets.filter(({ key }) => key !== 'sub_category') } : facts;
}

interface CrumbLabels {
  home: string;
  catalogue: string;
  title: string;
}

function crumbsOf(view: CategoryView | undefined, { home, catalogue, title }: CrumbLabels) {
  const above = (view?.breadcrumbs ?? []).filter(({ id }) => id !== view?.category?.id);
  return [
    { label: home, to: screenPath('index') },
    { label: catalogue, to: screenPath('category_index') },
    ...above.map(({ id, name, langs }) => ({ label: name, to: toCategory(id), lang: langs.name })),
    ...(title ? [{ label: title, lang: view?.category?.langs.name }] : []),
  ];
}

/** Shows sub-categories as links with counts. The first one is the category itself. */
function SubCategories({ view: { category, sub_categories } }: { view: CategoryView }) {
  const t = useTexts('catalogue');
  if (!category || sub_categories.length === 0) return null;
  const all: LinkTab = {
    id: category.id,
    label: <Counted count={category.sku_count}>{t('list.allOfCategory')}</Counted>,
    to: toCategory(category.id),
    isCurrent: true,
  };
  const tabs = sub_categories.map(({ id, name, langs, sku_count }) => ({
    id,
    label: (
      <Counted count={sku_count}>
        <span lang={langs.name}>{name}</span>
      </Counted>
    ),
    to: toCategory(id),
    isCurrent: false,
  }));
  return <LinkTabs tabs={[all, ...tabs]} label={t('list.subCategories')} />;
}

function MissingCategory() {
  const t = useTexts('catalogue');
  return (
    <MissingPage
      missing={{
        title: t('missing.title'),
        text: t('missing.text'),
        to: screenPath('category_index'),
        toLabel: t('missing.toCategories'),
      }}
    />
  );
}
