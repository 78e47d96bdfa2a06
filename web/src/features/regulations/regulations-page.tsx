import { type RegulationsView, screenPath } from '@setu/contract';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { DataTable } from '../../ui/data-table/data-table';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Panel } from '../../ui/panel/panel';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { EmptyState } from '../../ui/states/states';
import { useListRegulationsQuery } from './api';
import styles from './regulations.module.css';
import { inSigningOrder, useSignerColumns } from './use-signer-columns';
import { useVersionColumns } from './use-version-columns';

const PublishForm = lazy(async () => ({ default: (await import('./publish-form')).PublishForm }));

/** Shows the versions of the regulation, the form for a new one, and which customers have signed which version. */
export function Component() {
  const query = useListRegulationsQuery();
  return (
    <EntityPage
      query={query}
      skeleton={
        <PageSkeleton>
          <TitleSkeleton />
        </PageSkeleton>
      }
    >
      {(view) => <RegulationsScreen view={view} />}
    </EntityPage>
  );
}

function RegulationsScreen({ view: { editions, companies } }: { view: RegulationsView }) {
  const t = useTexts('regulations');
  const editionColumns = useVersionColumns(companies.length);
  const numbers = editions.map(({ number }) => number);
  const signerColumns = useSignerColumns(Math.max(...numbers));
  return (
    <Page title={t('title')}>
      <Breadcrumbs crumbs={[{ label: t('crumb'), to: screenPath('my_account_page') }, { label: t('title') }]} />
      <PageHeader title={t('title')} meta={[{ text: t('lead') }]} />
      <Stack gap={4}>
        <Panel title={t('editions.title')} isPadded={false}>
          <DataTable
            caption={t('editions.title')}
            columns={editionColumns}
            rows={editions}
            rowId={({ number }) => String(number)}
            rowName={({ number }) => t('editions.number', { number })}
            empty={<EmptyState title={t('editions.none')}>{t('editions.noneText')}</EmptyState>}
          />
          {editions.length > 0 && !numbers.includes(1) && (
            <Text size={13} tone="muted" className={styles.earlier}>
              {t('editions.earlier')}
            </Text>
          )}
        </Panel>
        <Suspense fallback={<Skeleton height="50px" />}>
          <PublishForm />
        </Suspense>
        <Panel title={t('companies.title')} isPadded={false}>
          <DataTable
            caption={t('companies.title')}
            columns={signerColumns}
            rows={inSigningOrder(companies)}
            density="compact"
            rowId={({ company }) => company.id}
            rowName={({ company }) => company.short_name}
            empty={<EmptyState title={t('companies.none')}>{t('companies.noneText')}</EmptyState>}
          />
        </Panel>
      </Stack>
    </Page>
  );
}
