import { type RefObject, useEffect, useRef } from 'react';
import { useIsVisible } from '../../../ui/media/use-is-visible';
import { type ChannelPlace, useReadMessagesMutation } from './messages-api';

const halfOfIt = 0.5;

/** Marks the conversation as read up to its last message while it is visible to the reader. */
export function useMarkRead(
  element: RefObject<HTMLElement | null>,
  place: ChannelPlace,
  { unread, last }: { unread: number; last: string | undefined },
): void {
  const isVisible = useIsVisible(element, halfOfIt);
  const [readMessages] = useReadMessagesMutation();
  const marked = useRef<string>(undefined);
  useEffect(
    function markRead() {
      if (!isVisible || unread === 0 || last === undefined || marked.current === last) return;
      marked.current = last;
      void readMessages({ place: { request: place.request, channel: place.channel }, message: last });
    },
    [isVisible, unread, last, readMessages, place.request, place.channel],
  );
}
