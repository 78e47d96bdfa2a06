import { screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { useGetApplicationQuery } from '../api';
import { ApplicationScreen } from './application-screen';

/** Shows a supplier's application to managers. */
export function ApplicationPage() {
  const t = useTexts('applications');
  const { application: id = '' } = useParams();
  const query = useGetApplicationQuery(id);
  return (
    <EntityPage
      query={query}
      skeleton={
        <PageSkeleton>
          <Skeleton height="120px" />
          <Columns>
            <Stack gap={4}>
              <Skeleton height="260px" />
              <Skeleton height="200px" />
            </Stack>
            <Skeleton height="180px" />
          </Columns>
        </PageSkeleton>
      }
      missing={{
        title: t('page.missing'),
        to: screenPath('supplier_applications_list_page'),
        toLabel: t('page.toList'),
      }}
    >
      {(view) => <ApplicationScreen view={view} />}
    </EntityPage>
  );
}
