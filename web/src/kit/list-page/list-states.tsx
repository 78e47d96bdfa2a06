import type { ListCodec, ListQuery } from '@setu/contract';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { problemText } from '../../api/problem-text';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../../ui/layout/text';
import type { ListControls } from '../../ui/list-page/use-list-query';
import { Pagination } from '../../ui/pagination/pagination';
import { Failure, NoResults } from '../../ui/states/states';
import { Denied } from '../registration/denied';
import type { ListSource } from './list-source';

export type ListPlace<C extends ListCodec> = [ListQuery<C>, ListControls<C>];

interface ListBodyProps<C extends ListCodec> {
  place: ListPlace<C>;
  source: ListSource<unknown>;
  /** What the list is for and the next step, shown while it has no entries. */
  nothing: ReactNode;
  /** Which filter to clear when nothing matches. */
  noResults?: ReactNode;
  /** The rows, or their skeleton while the first page loads. */
  children: ReactNode;
}

/** The rows, or the reason why there are none. */
export function ListBody<C extends ListCodec>({ place, source, nothing, noResults, children }: ListBodyProps<C>) {
  const [, list] = place;
  const { problem, page } = source;
  if (problem?.kind === 'forbidden') return <Denied problem={problem} size="part" />;
  if (problem) {
    return <Failure title={problemText(problem)} requestId={problem.requestId} onRetry={source.onRetry} />;
  }
  if (page?.total === 0) return list.isFiltered ? <NoResults onReset={list.reset}>{noResults}</NoResults> : nothing;
  return children;
}

interface PlacedSource<C extends ListCodec> {
  place: ListPlace<C>;
  source: ListSource<unknown>;
}

/** The pagination: range, page size and links. */
export function ListPages<C extends ListCodec>({
  place: [query, list],
  source: { page },
  things,
}: PlacedSource<C> & {
  /** What is counted, after the total. */
  things?: string | undefined;
}) {
  if (!page) return null;
  return (
    <Pagination
      page={query.page}
      limit={query.limit}
      total={page.total}
      isAtLeast={page.isAtLeast}
      things={things}
      pageHref={list.pageHref}
      onLimit={list.setLimit}
    />
  );
}

/** Formats a list's total: `1 240`, or `10 000+` for a lower bound. */
export const totalFigure = ({ total, isAtLeast }: { total: number; isAtLeast?: boolean }): string =>
  `${formatNumber(total)}${isAtLeast ? '+' : ''}`;

/** Announces the number of results politely each time the list changes. */
export function ListAnnouncer({ source: { page, isFetching } }: { source: ListSource<unknown> }) {
  const t = useTexts();
  return (
    <VisuallyHidden as="div">
      <span role="status">{page && !isFetching ? t('list.announced', { total: totalFigure(page) }) : ''}</span>
    </VisuallyHidden>
  );
}

/** Returns the number of the last page, or 1 for an empty list. */
const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/**
 * Redirects from a page beyond the last one (from an old link or after a deletion) to the last one. Returns true while
 * redirecting.
 */
export function useWithinPages<C extends ListCodec>({ place: [query, list], source }: PlacedSource<C>): boolean {
  const navigate = useNavigate();
  const { page, isFetching } = source;
  const last = page ? lastPage(page.total, query.limit) : query.page;
  const href = query.page > last && !isFetching ? list.pageHref(last) : null;
  useEffect(
    function goToLastPage() {
      if (href) navigate(href, { replace: true });
    },
    [href, navigate],
  );
  return page !== undefined && query.page > last;
}
