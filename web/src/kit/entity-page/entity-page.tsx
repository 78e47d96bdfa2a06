import { screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/page/page';
import { Failure, NotFound } from '../../ui/states/states';
import { Denied } from '../registration/denied';

/**
 * The result of a query for one object. It uses `currentData`, so that one supplier never appears under another's
 * address.
 */
export interface EntityQuery<View> {
  currentData?: View;
  error?: unknown;
  isError: boolean;
  refetch: () => unknown;
}

/** The texts of "not found" for this viewer, and the link they get. */
export interface Missing {
  title: string;
  text?: ReactNode;
  to: string;
  toLabel: string;
  /** Another way to go on. */
  other?: { to: string; label: string } | undefined;
}

interface EntityPageProps<View> {
  query: EntityQuery<View>;
  /** The page's layout before its data: placeholders in their final positions. */
  skeleton: ReactNode;
  /**
   * The texts of "not found", or a function that finds another page (for a draft that has been sent). By default the
   * link goes to the dashboard, or to the home page for visitors.
   */
  missing?: Missing | (() => ReactNode);
  /** Wraps every state except "not found", for example in breadcrumbs or a menu beside the text. */
  frame?: (content: ReactNode) => ReactNode;
  children: (view: View) => ReactNode;
}

/** The page of one object: its screen, its skeleton while it loads, or the reason why it cannot be shown. */
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

/** The page for an object that does not exist or that this viewer may not see. The two cases look the same. */
export function MissingPage({ missing }: { missing?: Missing }) {
  const t = useTexts();
  const isSignedIn = Boolean(useUser());
  const { title, text, to, toLabel, other } = missing ?? {
    title: t('states.notFoundTitle'),
    to: screenPath(isSignedIn ? 'my_account_page' : 'index'),
    toLabel: t(isSignedIn ? 'states.toDashboard' : 'states.toHome'),
  };
  return (
    <Page title={title}>
      <NotFound
        title={title}
        action={
          <>
            <ButtonLink tone="main" to={to}>
              {toLabel}
            </ButtonLink>
            {other && <ButtonLink to={other.to}>{other.label}</ButtonLink>}
          </>
        }
      >
        {text}
      </NotFound>
    </Page>
  );
}
