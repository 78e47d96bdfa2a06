import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Columns, Stack } from '../../../ui/layout/layout';
import { PageHeader } from '../../../ui/page/page-header';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton, SkeletonText } from '../../../ui/skeleton/skeleton';

/** Shows a panel while its code loads. */
export function PanelSkeleton() {
  return (
    <Panel>
      <SkeletonText lines={6} />
    </Panel>
  );
}

/** Shows the page of a request while it loads, with the same parts in the same places. */
export function RequestSkeleton() {
  return (
    <PageSkeleton>
      <PageHeader title={<TitleSkeleton />} meta={[{ text: <Skeleton width="280px" /> }]} />
      <Stack gap={4}>
        <Panel>
          <Skeleton height="64px" />
        </Panel>
        <Columns>
          <Stack gap={4}>
            <Panel>
              <SkeletonText lines={2} />
            </Panel>
            <Panel>
              <SkeletonText lines={6} />
            </Panel>
          </Stack>
          <Panel>
            <SkeletonText lines={5} />
          </Panel>
        </Columns>
      </Stack>
    </PageSkeleton>
  );
}
