import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../ui/layout/layout';
import { Skeleton } from '../../ui/skeleton/skeleton';

/** The page before its data: title, steps, the step and what stands beside it. */
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
