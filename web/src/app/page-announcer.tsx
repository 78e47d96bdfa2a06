import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { holdFocus } from '../lib/hold-focus';
import type { RouteHandle } from '../session/route-handle';
import { contentId } from '../ui/skip-link/skip-link';

function titleOf(handle: RouteHandle | undefined): string | null {
  if (!handle || !i18next.exists(handle.titleKey)) return null;
  return (i18next.t as (key: string) => string)(handle.titleKey);
}

/** Names the document after each navigation and moves the focus to the new page's heading, as a page load would. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined;
  const isFirst = useRef(true);
  useEffect(
    function announcePage() {
      void pathname;
      const title = titleOf(handle);
      if (title) document.title = `${title} · Setu`;
      if (isFirst.current) {
        isFirst.current = false;
        return;
      }
      holdFocus(() => document.querySelector<HTMLElement>(`#${contentId} h1`));
    },
    [pathname, handle],
  );
  return null;
}
