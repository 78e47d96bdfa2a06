import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '../../i18n/load-texts';
import { SkeletonText } from '../skeleton/skeleton';
import { LoadingRegion } from '../states/loading-region';
import type { TreeEditor } from './tree-editor';

// Drag and drop, dialog and words come with the first tree somebody edits.
const load = withTexts(['tree'], () => import('./tree-editor'));
const LazyEditor = lazy(async () => ({ default: (await load()).TreeEditor }));

/** A tree whose lines are carried, shifted, renamed and opened; its code is a chunk of its own. */
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
