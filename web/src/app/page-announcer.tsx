import i18next from 'i18next';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { holdFocus } from '../lib/hold-focus';
import type { RouteHandle } from '../session/route-handle';
import { openPlace, placeIn } from '../ui/page/place';
import { contentId } from '../ui/skip-link/skip-link';
import { useRouteHandle } from './use-route-handle';

function titleOf(handle: RouteHandle | undefined): string | null {
  if (!handle || !i18next.exists(handle.titleKey)) return null;
  return (i18next.t as (key: string) => string)(handle.titleKey);
}

/**
 * Sets the document's title after each navigation and moves the focus to the new page's heading, as a page load would.
 * If the address names a section of the page, the focus moves there.
 */
export function PageAnnouncer() {
  const { pathname, search, key } = useLocation();
  const way = useNavigationType();
  const handle = useRouteHandle();
  const isFirst = useRef(true);
  // Going back or forward returns to the previous scroll position.
  const place = way === 'POP' && key !== 'default' ? null : placeIn(search);
  const arrival = place && key;
  useEffect(
    function announcePage() {
      void [pathname, arrival];
      const title = titleOf(handle);
      if (title) document.title = `${title} · Setu`;
      const isLoaded = isFirst.current;
      isFirst.current = false;
      if (isLoaded && place === null) return;
      holdFocus(() => {
        const part = place === null ? undefined : openPlace(place);
        if (part) return { target: part, isShown: true };
        const target = document.querySelector<HTMLElement>(`#${contentId} h1`);
        return target && { target };
      });
    },
    [pathname, handle, place, arrival],
  );
  return null;
}
