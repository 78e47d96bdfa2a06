import { screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/page/page';
import { Failure, NotFound } from '../../ui/states/states';
import { Denied } from '../registration/denied';

/** What the query of one thing gives: `currentData`, so that one supplier never stands under another's address. */
export interface EntityQuery<View> {
  currentData?: View;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/** What is said when there is no such thing for this viewer, and where to go instead. */
export interface Missing {
  title: string;
  text?: ReactNode;
  to: string;
  toLabel: string;
}

interface EntityPageProps<View> {
  query: EntityQuery<View>;
  /** The page's own layout before its data: parts in their final places. */
  skeleton: ReactNode;
  /** Words of "not found", or what finds another way (a draft that has been sent). Home by default. */
  missing?: Missing | (() => ReactNode);
  /** What stands around every state but "not found": breadcrumbs, a menu beside the text. */
  frame?: (content: ReactNode) => ReactNode;
  children: (view: View) => ReactNode;
}

/** The page of one thing: its screen, its skeleton while it loads, or why it cannot be shown. */
export function EntityPage<View>({ query, skeleton, missing, frame, children }: EntityPageProps<View>) {
  const { currentData: view } = query;
  const framed = (content: ReactNode) => (frame ? frame(content) : content);
  if (view !== undefined) return framed(children(view));
  if (!query.isError) return framed(skeleton);
  const problem = toProblem(query.error);
  if (problem.kind === 'notFound') return typeof missing === 'function' ? missing() : <MissingPage missing={missing} />;
  const content = <EntityProblem problem={problem} onRetry={query.refetch} size={frame ? 'part' : 'page'} />;
  return frame ? frame(content) : <Page>{content}</Page>;
}

interface ProblemProps {
  problem: Problem;
  onRetry: () => unknown;
  size: 'page' | 'part';
}

function EntityProblem({ problem, onRetry, size }: ProblemProps) {
  if (problem.kind === 'forbidden') return <Denied problem={problem} size={size} />;
  return <Failure size={size} title={problemText(problem)} requestId={problem.requestId} onRetry={onRetry} />;
}

/** No such thing, or none that this viewer may see: the two are not told apart. */
export function MissingPage({ missing }: { missing?: Missing }) {
  const t = useTexts();
  const { title, text, to, toLabel } = missing ?? {
    title: t('states.notFoundTitle'),
    to: screenPath('index'),
    toLabel: t('states.toHome'),
  };
  return (
    <Page title={title}>
      <NotFound
        title={title}
        action={
          <ButtonLink tone="main" to={to}>
            {toLabel}
          </ButtonLink>
        }
      >
        {text}
      </NotFound>
    </Page>
  );
}
