import { type SettingsView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { Stack } from '../../ui/layout/layout';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useGetSettingsQuery } from './api';
import { ChangesPanel } from './changes-panel';

const SettingsForm = lazy(async () => ({ default: (await import('./settings-form')).SettingsForm }));

const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Shows the settings that admins change in the running system, and the log of changes. */
export function Component() {
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const query = useGetSettingsQuery(page);
  const { data } = query;
  const refetch = async () => (await query.refetch()).data;
  return (
    // Another page of the changes leaves the fields unchanged.
    <EntityPage query={{ ...query, currentData: data }} skeleton={<Loading />}>
      {(view) => <SettingsScreen view={view} page={page} refetch={refetch} />}
    </EntityPage>
  );
}

const Loading = () => (
  <PageSkeleton>
    <TitleSkeleton />
  </PageSkeleton>
);

interface SettingsScreenProps {
  view: SettingsView;
  page: number;
  refetch: () => Promise<SettingsView | undefined>;
}

function SettingsScreen({ view, page, refetch }: SettingsScreenProps) {
  const t = useTexts('settings');
  return (
    <Page title={t('title')}>
      <Breadcrumbs crumbs={[{ label: t('crumb'), to: screenPath('my_account_page') }, { label: t('title') }]} />
      <PageHeader title={t('title')} meta={[{ text: t('lead') }]} />
      <Stack gap={4}>
        <Suspense fallback={<Skeleton height="1200px" />}>
          <SettingsForm view={view} refetch={refetch} />
        </Suspense>
        <ChangesPanel view={view} page={page} />
      </Stack>
    </Page>
  );
}
