import { PageSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../../ui/layout/layout';
import { Skeleton } from '../../../ui/skeleton/skeleton';

/** Shows the form's sections while they load. */
export function SupplierSkeleton() {
  return (
    <PageSkeleton>
      <Columns>
        <Stack gap={4}>
          <Skeleton height="320px" />
          <Skeleton height="320px" />
        </Stack>
        <Skeleton height="160px" />
      </Columns>
    </PageSkeleton>
  );
}
