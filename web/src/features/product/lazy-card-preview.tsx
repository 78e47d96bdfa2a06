import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { LoadingRegion } from '../../ui/states/loading-region';

const Preview = lazy(() => import('./card-preview').then(({ CardPreview }) => ({ default: CardPreview })));

/** Shows a card as buyers will see it. Its code loads when the card is first shown. */
export function LazyCardPreview(props: ComponentProps<typeof Preview>) {
  return (
    <Suspense
      fallback={
        <LoadingRegion isBusy>
          <Skeleton height="480px" />
        </LoadingRegion>
      }
    >
      <Preview {...props} />
    </Suspense>
  );
}
