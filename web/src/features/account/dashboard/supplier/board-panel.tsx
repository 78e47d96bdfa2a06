import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/use-texts';
import { Panel } from '../../../../ui/panel/panel';
import { Skeleton } from '../../../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../../../ui/states/loading-region';
import { Failure } from '../../../../ui/states/states';

interface BoardPanelProps<Part> {
  title: string;
  className: string | undefined;
  /** Undefined while loading, null if it failed to load. */
  part: Part | null | undefined;
  onRetry: () => void;
  aside?: (part: Part) => ReactNode;
  children: (part: Part) => ReactNode;
}

/** Shows a part of the dashboard as loading, failed or loaded. */
export function BoardPanel<Part>({ title, className, part, onRetry, aside, children }: BoardPanelProps<Part>) {
  const t = useTexts('supplier-desk');
  return (
    <Panel title={title} className={className} aside={part && aside?.(part)} isPadded={!part}>
      {part === undefined && (
        <LoadingRegion isBusy>
          <Skeleton height="220px" />
        </LoadingRegion>
      )}
      {part === null && (
        <Failure title={t('failed.title')} onRetry={onRetry}>
          {t('failed.text')}
        </Failure>
      )}
      {part && children(part)}
    </Panel>
  );
}
