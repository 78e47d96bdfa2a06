import { type CardView, type CompanyCatalogView, cardStandings, companyCardsCodec, screenPath } from '@setu/contract';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { LocalizedText } from '../../i18n/localized-text';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { MissingPage } from '../../kit/entity-page/entity-page';
import { FindForMeCallout } from '../../kit/find-for-me/find-for-me-callout';
import { listSource } from '../../kit/list-page/list-source';
import { ButtonLink } from '../../ui/button/button';
import { TextLink } from '../../ui/button/text-link';
import { IconRosetteDiscountCheck, IconUpload } from '../../ui/icon/icons';
import { useListQuery } from '../../ui/list-page/use-list-query';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { EmptyState } from '../../ui/states/states';
import { Counted, LinkTabs } from '../../ui/tabs/link-tabs';
import { CardStaffActions, CreateCardLink } from '../card-form/public';
import { CardListing, cardListFacts, useTotalText } from '../catalogue/public';
import { useListCompanyCardsQuery } from './api';
import { useMissingCompany } from './missing-company';

/**
 * Shows the catalogue of a company. The key gives each company and category a new list, without the state of the
 * previous one.
 */
export function Component() {
  const { company = '', categoryTree = '' } = useParams();
  return <CompanyCatalogue key={`${company}/${categoryTree}`} companyId={company} categoryId={categoryTree} />;
}

interface CompanyCatalogueProps {
  companyId: string;
  /** Empty for all categories. */
  categoryId: string;
}

function CompanyCatalogue({ companyId, categoryId }: CompanyCatalogueProps) {
  const t = useTexts('company');
  const common = useTexts();
  const missing = useMissingCompany();
  const place = useListQuery(companyCardsCodec);
  const found = useListCompanyCardsQuery({ companyId, categoryId, search: place[1].search });
  const totalText = useTotalText();
  const { f_search: search } = place[0].filters;
  const { data } = found;
  const source = listSource(found, ({ skus, totalCount: total, at_least: isAtLeast }) => ({
    rows: skus,
    total,
    isAtLeast,
  }));
  if (source.problem?.kind === 'notFound') return <MissingPage missing={missing} />;
  const name = companyName(data?.company.short_name ?? '');
  // Each card of the list names the supplier with its town.
  const supplier = data?.skus[0]?.company;
  const mayWrite = data?.permissions.includes('product_create') ?? false;
  return (
    <Page title={name ? t('catalogue.titleOf', { name }) : undefined}>
      <Breadcrumbs
        crumbs={[
          { label: t('crumbs.home'), to: screenPath('index') },
          ...(name ? [{ label: name, to: screenPath('company_page', { company: companyId }) }] : []),
          { label: t('catalogue.title') },
        ]}
      />
      <PageHeader
        title={name ? t('catalogue.titleOf', { name }) : '\u00A0'}
        count={source.page && totalText(source.page)}
        {...(supplier && {
          meta: [
            ...(supplier.verified ? [{ icon: IconRosetteDiscountCheck, text: common('product.verified') }] : []),
            ...(supplier.city ? [{ text: <LocalizedText of={supplier} field="city" /> }] : []),
            {
              text: <TextLink to={screenPath('company_page', { company: companyId })}>{t('catalogue.about')}</TextLink>,
            },
          ],
        })}
        actions={
          mayWrite && (
            <>
              <ButtonLink icon={IconUpload} to={screenPath('company_catalog_upload_page', { company: companyId })}>
                {t('catalogue.upload')}
              </ButtonLink>
              <Suspense>
                <CreateCardLink companyId={companyId} />
              </Suspense>
            </>
          )
        }
      />
      {data && <Categories view={data} categoryId={categoryId} />}
      {data && data.permissions.length > 0 && (
        <Standings view={data} categoryId={categoryId} state={place[0].filters.f_state} />
      )}
      <CardListing
        name="company"
        initialLayout="list"
        searchLabel={t('catalogue.search')}
        place={place}
        source={source}
        facts={data && factsOf(data)}
        isPart
        isOfOneSupplier
        hasSearch
        afterNothing={search !== '' && <FindForMeCallout name={search} />}
        nothing={<EmptyState title={t('catalogue.emptyTitle')}>{t('catalogue.emptyText')}</EmptyState>}
        actionOf={mayWrite ? (card) => <StaffActions card={card} /> : undefined}
      />
    </Page>
  );
}

/** Returns the facts for the filters. The categories are links above the list, so no facet repeats them. */
function factsOf(view: CompanyCatalogView) {
  const facts = cardListFacts(view);
  if (view.categories.length === 0) return facts;
  return { ...facts, facets: facts.facets.filter(({ key }) => key !== 'sub_category') };
}

const writing = ['edit', 'delete'] as const;

/** Shows the actions of users who may create cards of the company: edit and remove. */
const StaffActions = ({ card }: { card: CardView }) => (
  <Suspense>
    <CardStaffActions card={card} permissions={writing} hasState />
  </Suspense>
);

/** Shows the sub-categories that the company sells in. */
function Categories({ view, categoryId }: { view: CompanyCatalogView; categoryId: string }) {
  const t = useTexts('company');
  if (view.categories.length === 0) return null;
  const to = (categoryTree?: string) =>
    screenPath('company_catalog_page', { company: view.company.id, ...(categoryTree ? { categoryTree } : {}) });
  const all = {
    id: 'all',
    label: (
      <Counted count={view.categories.reduce((sum, { sku_count: count }) => sum + count, 0)}>
        {t('catalogue.all')}
      </Counted>
    ),
    to: to(),
    isCurrent: categoryId === '',
  };
  const tabs = view.categories.map(({ id, name, sku_count }) => ({
    id,
    label: <Counted count={sku_count}>{name}</Counted>,
    to: to(id),
    isCurrent: id === categoryId,
  }));
  return <LinkTabs tabs={[all, ...tabs]} label={t('catalogue.categories')} />;
}

interface StandingsProps {
  view: CompanyCatalogView;
  categoryId: string;
  state: string;
}

/** Shows the number of cards by status, to users who can see drafts. */
function Standings({ view, categoryId, state }: StandingsProps) {
  const t = useTexts('company');
  const place = { company: view.company.id, ...(categoryId && { categoryTree: categoryId }) };
  const to = (standing?: string) =>
    screenPath('company_catalog_page', { ...place, ...(standing && { f_state: standing }) });
  const all = { id: 'all', label: t('catalogue.states.all'), to: to(), isCurrent: state === '' };
  const tabs = cardStandings.map((standing) => ({
    id: standing,
    label: t(`catalogue.states.${standing}`),
    to: to(standing),
    isCurrent: state === standing,
  }));
  return <LinkTabs tabs={[all, ...tabs]} label={t('catalogue.states.label')} />;
}
