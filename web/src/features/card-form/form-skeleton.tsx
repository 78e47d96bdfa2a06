import { PageSkeleton, TitleSkeleton } from '../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../ui/layout/layout';
import { Skeleton } from '../../ui/skeleton/skeleton';

/** Shows the form's title, sections and side panel while its data loads. */
export function FormSkeleton() {
  return (
    <PageSkeleton>
      <Stack gap={4}>
        <TitleSkeleton />
        <Columns>
          <Stack gap={4}>
            <Skeleton height="420px" />
            <Skeleton height="300px" />
          </Stack>
          <Skeleton height="260px" />
        </Columns>
      </Stack>
    </PageSkeleton>
  );
}
