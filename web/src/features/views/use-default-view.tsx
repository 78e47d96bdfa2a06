import type { SavedViewList } from '@setu/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { useListSavedViewsQuery } from './api';

/** The state of a link to the full list, which ignores the default view. */
const wantsAll = { isAll: true };

/**
 * Opens a list without a query in the reader's default view. Returns a line that says so, with a link to the full list.
 * `query` is the current query of the list.
 */
export function useDefaultView(list: SavedViewList, query: string): ReactNode {
  const t = useTexts();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isBare = search === '' && !(state as Partial<typeof wantsAll> | null)?.isAll;
  const [entry, setEntry] = useState({ list, isBare });
  if (entry.list !== list) setEntry({ list, isBare });
  const { data: views } = useListSavedViewsQuery(list, { skip: !entry.isBare });
  const own = views?.find((view) => view.is_default && view.query !== '');
  const settled = useRef<typeof entry>(undefined);
  useEffect(
    function openWithOwnView() {
      if (!views || settled.current === entry) return;
      settled.current = entry;
      if (own && isBare) void navigate(`${pathname}?${own.query}`, { replace: true });
    },
    [views, own, entry, isBare, pathname, navigate],
  );
  if (!own || own.query !== query) return undefined;
  return (
    <>
      {t('list.ownView', { name: own.name })}{' '}
      <TextLink to={pathname} state={wantsAll}>
        {t('list.showAll')}
      </TextLink>
    </>
  );
}
