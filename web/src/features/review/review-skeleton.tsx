import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../ui/layout/layout';
import { Skeleton } from '../../ui/skeleton/skeleton';

/** Shows a page of a review while its data loads. */
export function ReviewSkeleton() {
  return (
    <PageSkeleton>
      <Stack gap={4}>
        <TitleSkeleton />
        <Skeleton height="60px" />
        <Columns>
          <Skeleton height="720px" />
          <Skeleton height="320px" />
        </Columns>
      </Stack>
    </PageSkeleton>
  );
}
