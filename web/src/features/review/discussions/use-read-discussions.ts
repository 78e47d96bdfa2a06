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
  const isSeen = useIsVisible(element, 0);
  const hasUnread = (useSession().counters.notices ?? 0) > 0;
  const [read] = useReadDiscussionsMutation();
  const said = [...open, ...resolved].reduce((count, { remarks }) => count + remarks.length, 0);
  const marked = useRef(0);
  useEffect(
    function markRead() {
      if (!isSeen || !hasUnread || said === marked.current) return;
      marked.current = said;
      void read(review);
    },
    [isSeen, hasUnread, said, read, review],
  );
}
