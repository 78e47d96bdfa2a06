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
  /** What this place is for and the next step, while the list has nothing at all. */
  nothing: ReactNode;
  /** Which filter to lift when nothing matches. */
  noResults?: ReactNode;
  /** The rows; their skeleton while the first page loads. */
  children: ReactNode;
}

/** What stands where the rows do: the rows, or why there are none. */
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

/** Range, size and links of the pages. */
export function ListPages<C extends ListCodec>({ place: [query, list], source: { page } }: PlacedSource<C>) {
  if (!page) return null;
  return (
    <Pagination
      page={query.page}
      limit={query.limit}
      total={page.total}
      isAtLeast={page.isAtLeast}
      pageHref={list.pageHref}
      onLimit={list.setLimit}
    />
  );
}

/** A list's total as people read it: `1 240`, or `10 000+` for a lower bound. */
export const totalFigure = ({ total, isAtLeast }: { total: number; isAtLeast?: boolean }): string =>
  `${formatNumber(total)}${isAtLeast ? '+' : ''}`;

/** Says politely how much was found each time the list changes. */
export function ListAnnouncer({ source: { page, isFetching } }: { source: ListSource<unknown> }) {
  const t = useTexts();
  return (
    <VisuallyHidden as="div">
      <span role="status">{page && !isFetching ? t('list.announced', { total: totalFigure(page) }) : ''}</span>
    </VisuallyHidden>
  );
}

/** The number of the last page of a list that has anything, else 1. */
const lastPage = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit));

/** A page beyond the last one, from an old link or after a deletion, becomes the last one. True while it is on its way there. */
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
