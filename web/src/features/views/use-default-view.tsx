import type { SavedViewList } from '@setu/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { useListSavedViewsQuery } from './api';

/** The state of a link to the full list, which ignores the default view. */
const wantsAll = { isAll: true };

/** Returns whether an address shows a full list. The page size comes from the reader's earlier choice. */
const isFull = (search: string): boolean => [...new URLSearchParams(search).keys()].every((key) => key === 'limit');

interface DefaultView {
  /** Says that the list is open in the reader's default view, with a link to the full list. */
  line: ReactNode;
  /** True until it is known which part of the list opens. */
  isOpening: boolean;
}

/**
 * Opens a list without a query in the reader's default view, or in the part that `otherwise` links to. `query` is the
 * current query of the list. `otherwise` is null for the full list, and undefined while it is unknown. This happens only
 * on arrival, so that the link to the full list still works.
 */
export function useDefaultView(list: SavedViewList, query: string, otherwise: string | null | undefined): DefaultView {
  const t = useTexts();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isBare = isFull(search) && !(state as Partial<typeof wantsAll> | null)?.isAll;
  const [entry, setEntry] = useState({ list, isBare, isSettled: false, isPast: !isBare });
  if (entry.list !== list) setEntry({ list, isBare, isSettled: false, isPast: !isBare });
  else if (!isBare && !entry.isPast) setEntry({ ...entry, isPast: true });
  const { data: views, isError } = useListSavedViewsQuery(list, { skip: !entry.isBare });
  const own = views?.find((view) => view.is_default && view.query !== '');
  const isKnown = own !== undefined || ((views !== undefined || isError) && otherwise !== undefined);
  const target = own ? `${pathname}?${own.query}` : otherwise;
  useEffect(
    function openWithOwnView() {
      if (!isKnown || entry.isSettled) return;
      setEntry({ ...entry, isSettled: true });
      if (target && entry.isBare && isBare) void navigate(target, { replace: true });
    },
    [isKnown, entry, target, isBare, navigate],
  );
  const isOwn = own !== undefined && own.query === query;
  return {
    line: isOwn && (
      <>
        {t('list.ownView', { name: own.name })}{' '}
        <TextLink to={pathname} state={wantsAll}>
          {t('list.showAll')}
        </TextLink>
      </>
    ),
    isOpening: otherwise !== null && entry.isBare && !entry.isPast && (!entry.isSettled || Boolean(target)),
  };
}
