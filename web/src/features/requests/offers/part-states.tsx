import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { Stack } from '../../../ui/layout/layout';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';

interface PartStatesProps {
  title: string;
  query: { error?: unknown; isError: boolean; refetch: () => unknown };
}

/** Shows a panel whose content is loading or failed to load. */
export function PartStates({ title, query }: PartStatesProps) {
  const problem = query.isError ? toProblem(query.error) : null;
  return (
    <Panel title={title}>
      {problem ? (
        <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={query.refetch} />
      ) : (
        <Stack gap={3}>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </Stack>
      )}
    </Panel>
  );
}
