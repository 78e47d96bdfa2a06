import { type ComponentProps, lazy, Suspense } from 'react';
import { ReviewSkeleton } from './review-skeleton';

const RemovedReview = lazy(async () => ({ default: (await import('./removed-review')).RemovedReview }));

/** Shows the review of a removed card. Few reviews end like this, so its code loads with the first one. */
export function LazyRemovedReview(props: ComponentProps<typeof RemovedReview>) {
  return (
    <Suspense fallback={<ReviewSkeleton />}>
      <RemovedReview {...props} />
    </Suspense>
  );
}
