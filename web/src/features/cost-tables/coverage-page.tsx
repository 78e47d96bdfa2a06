import { type CostCoverageView, screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PartSkeleton } from '../../kit/entity-page/page-skeleton';
import { Stack } from '../../ui/layout/layout';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { useGetCostCoverageQuery } from './api';
import { CodeGaps } from './code-gaps';
import { CostTabs } from './cost-tabs';
import { PlaceGaps } from './place-gaps';
import { TablesPanel } from './tables-panel';

/** Shows what the tables of the landed price lack: codes without rules, rows that expire, places without freight. */
export function Component() {
  const t = useTexts('cost-admin');
  const query = useGetCostCoverageQuery();
  return (
    <EntityPage
      query={query}
      skeleton={
        <PartSkeleton>
          <Skeleton height="320px" />
        </PartSkeleton>
      }
      frame={(content) => (
        <Page title={t('title')}>
          <Breadcrumbs crumbs={[{ label: t('crumb'), to: screenPath('my_account_page') }, { label: t('title') }]} />
          <PageHeader title={t('title')} meta={[{ text: t('lead') }]} />
          <CostTabs current="coverage" />
          {content}
        </Page>
      )}
    >
      {(view) => <Coverage view={view} />}
    </EntityPage>
  );
}

function Coverage({ view }: { view: CostCoverageView }) {
  return (
    <Stack gap={4}>
      <TablesPanel tables={view.tables} today={view.today} />
      <CodeGaps tax="duty" gaps={view.without_duty} />
      <CodeGaps tax="vat" gaps={view.without_vat} />
      <PlaceGaps gaps={view.places} />
    </Stack>
  );
}
