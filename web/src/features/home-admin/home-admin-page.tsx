import { type HomeAdminView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { formatDateTime } from '../../i18n/formats';
import { shortName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { ButtonLink } from '../../ui/button/button';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useGetHomeAdminQuery } from './api';

const HomeForm = lazy(async () => ({ default: (await import('./home-form')).HomeForm }));

/** Shows the home page settings. */
export function Component() {
  const query = useGetHomeAdminQuery();
  const refetch = async () => (await query.refetch()).data;
  return (
    <EntityPage query={query} skeleton={<Loading />}>
      {(view) => <HomeScreen view={view} refetch={refetch} />}
    </EntityPage>
  );
}

const Loading = () => (
  <PageSkeleton>
    <TitleSkeleton />
  </PageSkeleton>
);

interface HomeScreenProps {
  view: HomeAdminView;
  refetch: () => Promise<HomeAdminView | undefined>;
}

function HomeScreen({ view, refetch }: HomeScreenProps) {
  const t = useTexts('home-admin');
  const { updated_at: at, updated_by: by } = view;
  const changed = at && by ? [{ text: t('changedBy', { name: shortName(by), at: formatDateTime(at) }) }] : [];
  return (
    <Page title={t('title')}>
      <Breadcrumbs crumbs={[{ label: t('crumb'), to: screenPath('my_account_page') }, { label: t('title') }]} />
      <PageHeader
        title={t('title')}
        meta={[{ text: t('lead') }, ...changed]}
        actions={<ButtonLink to={screenPath('index')}>{t('open')}</ButtonLink>}
      />
      <Suspense fallback={<Skeleton height="1200px" />}>
        <HomeForm view={view} refetch={refetch} />
      </Suspense>
    </Page>
  );
}
