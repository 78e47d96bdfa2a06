import { Stack } from '../../ui/layout/layout';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../ui/states/loading-region';

/** Shows placeholders while the groups load. */
export function NoticeSkeletons() {
  return (
    <LoadingRegion isBusy>
      <Stack gap={3}>
        {['first', 'second', 'third'].map((group) => (
          <Panel key={group}>
            <SkeletonText lines={4} />
          </Panel>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
