import { lazy, Suspense } from 'react';
import { RequestSkeleton } from '../detail/request-skeleton';
import type { OpenDescription } from './open-description';

const fetchForm = () => import('./description-form');
const Form = lazy(async () => ({ default: (await fetchForm()).DescriptionForm }));

// On the way while the draft is: neither waits for the other. A failure is the form's to tell, when it is drawn.
fetchForm().catch(() => undefined);

/** The form of a new description or order; the page's shape until its code is there. */
export function LazyDescriptionForm({ opened }: { opened: OpenDescription }) {
  return (
    <Suspense fallback={<RequestSkeleton />}>
      <Form opened={opened} />
    </Suspense>
  );
}
