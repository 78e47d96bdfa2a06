import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ChannelPlace, useReadMessagesMutation } from './messages-api';

const halfOfIt = 0.5;

/** Whether the element is on the screen of a tab somebody looks at. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(
    function watch() {
      if (!element.current) return;
      const eye = new IntersectionObserver(
        (entries) => setOnScreen(entries.some(({ isIntersecting }) => isIntersecting)),
        { threshold: halfOfIt },
      );
      eye.observe(element.current);
      return () => eye.disconnect();
    },
    [element],
  );
  useEffect(function watchTab() {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isOnScreen && isVisible;
}

/** Marks the conversation read up to its last message while its reader has it before his eyes. */
export function useMarkRead(
  element: RefObject<HTMLElement | null>,
  place: ChannelPlace,
  { unread, last }: { unread: number; last: string | undefined },
): void {
  const isSeen = useIsSeen(element);
  const [readMessages] = useReadMessagesMutation();
  const marked = useRef<string>(undefined);
  useEffect(
    function markRead() {
      if (!isSeen || unread === 0 || last === undefined || marked.current === last) return;
      marked.current = last;
      void readMessages({ place: { request: place.request, channel: place.channel }, message: last });
    },
    [isSeen, unread, last, readMessages, place.request, place.channel],
  );
}
