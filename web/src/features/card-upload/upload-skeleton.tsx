import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../ui/layout/layout';
import { Skeleton } from '../../ui/skeleton/skeleton';

/** Shows the page's title, steps, open step and side panels while its data loads. */
export function UploadSkeleton() {
  return (
    <PageSkeleton>
      <Stack gap={4}>
        <TitleSkeleton />
        <Skeleton height="58px" />
        <Columns>
          <Skeleton height="360px" />
          <Stack gap={4}>
            <Skeleton height="170px" />
            <Skeleton height="200px" />
          </Stack>
        </Columns>
      </Stack>
    </PageSkeleton>
  );
}
