import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { SkeletonText } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import type { TreeEditor } from './tree-editor';

// Drag and drop, the dialog and the texts load with the first tree that is edited.
const load = withTexts(['tree'], () => import('./tree-editor'));
const LazyEditor = lazy(async () => ({ default: (await load()).TreeEditor }));

/** A tree whose rows can be dragged, moved, renamed and opened. Its code is a separate chunk. */
export function SortableTree(props: ComponentProps<typeof TreeEditor>) {
  return (
    <Suspense
      fallback={
        <LoadingRegion isBusy>
          <SkeletonText lines={6} />
        </LoadingRegion>
      }
    >
      <LazyEditor {...props} />
    </Suspense>
  );
}
