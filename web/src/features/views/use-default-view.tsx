import type { SavedViewList } from '@setu/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { useListSavedViewsQuery } from './api';

/** Of a way to the list that wants all of it, whatever view it opens with. */
const wantsAll = { isAll: true };

/**
 * A list that is opened by its bare address opens with the view its reader chose for that; gives the line that says so,
 * with the way back to all. `query`: the list's own, as it is now.
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
