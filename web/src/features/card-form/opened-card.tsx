import type { CardFormView } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useGetCategoryTreeQuery } from '../../kit/category-search/tree-api';
import { Page } from '../../ui/page/page';
import { Failure } from '../../ui/states/states';
import { FormSkeleton } from './form-skeleton';
import type { CardPurpose } from './use-save-card';

const fetchForm = () => import('./card-form');
const CardForm = lazy(async () => ({ default: (await fetchForm()).CardForm }));

// Starts loading the code together with the card, so neither waits for the other. The form reports a failure when it
// renders.
fetchForm().catch(() => undefined);

interface OpenedCardProps {
  view: CardFormView;
  /** The name of a new card, if the page that leads here knows it. */
  name?: string;
  purpose?: CardPurpose;
}

/**
 * Shows the form once its card, the trees and its code have loaded. A later answer does not overwrite what the user
 * types.
 */
export function OpenedCard({ view, name, purpose }: OpenedCardProps) {
  const [opened, setOpened] = useState({ view, round: 0 });
  const { data, isError, error, refetch } = useGetCategoryTreeQuery();
  if (!data && isError) {
    const problem = toProblem(error);
    return (
      <Page>
        <Failure size="page" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      </Page>
    );
  }
  if (!data) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <CardForm
        key={opened.round}
        view={opened.view}
        name={name}
        trees={data.tree}
        purpose={purpose}
        onReopen={(next) => setOpened(({ round }) => ({ view: next, round: round + 1 }))}
      />
    </Suspense>
  );
}
