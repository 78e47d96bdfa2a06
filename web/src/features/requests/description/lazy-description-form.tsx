import { lazy, Suspense } from 'react';
import { RequestSkeleton } from '../detail/request-skeleton';
import type { OpenDescription } from './open-description';

const fetchForm = () => import('./description-form');
const Form = lazy(async () => ({ default: (await fetchForm()).DescriptionForm }));

// Starts loading the code together with the draft, so neither waits for the other. If the code fails to load, the form
// reports it when it renders.
fetchForm().catch(() => undefined);

/** Shows the form of a new description or order, and a skeleton until its code loads. */
export function LazyDescriptionForm({ opened }: { opened: OpenDescription }) {
  return (
    <Suspense fallback={<RequestSkeleton />}>
      <Form opened={opened} />
    </Suspense>
  );
}
