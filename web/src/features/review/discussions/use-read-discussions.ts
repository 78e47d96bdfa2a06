import { type RefObject, useEffect, useRef } from 'react';
import { useSession } from '../../../session/use-session';
import { useIsVisible } from '../../../ui/media/use-is-visible';
import { useReadDiscussionsMutation } from './discussions-api';
import type { Discussions } from './use-discussions';

/**
 * Marks the reader's notifications of these remarks as read while the remarks are visible, and again when more arrive.
 */
export function useReadDiscussions(
  element: RefObject<HTMLElement | null>,
  { review, open, resolved }: Pick<Discussions, 'review' | 'open' | 'resolved'>,
): void {
  const isVisible = useIsVisible(element, 0);
  const hasUnread = (useSession().counters.notices ?? 0) > 0;
  const [read] = useReadDiscussionsMutation();
  const remarkCount = [...open, ...resolved].reduce((count, { remarks }) => count + remarks.length, 0);
  const marked = useRef(0);
  useEffect(
    function markRead() {
      if (!isVisible || !hasUnread || remarkCount === marked.current) return;
      marked.current = remarkCount;
      void read(review);
    },
    [isVisible, hasUnread, remarkCount, read, review],
  );
}
