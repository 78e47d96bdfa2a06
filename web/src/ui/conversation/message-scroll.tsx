import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import type { Channel, Message } from './channel';
import styles from './conversation.module.css';

interface MessageScrollProps {
  messages: Message[];
  older: Channel['older'];
  labelledBy: string;
  children: ReactNode;
}

/** A snapshot of the box: which messages it had, its height, and the reader's distance from the end. */
interface Place {
  first: string | undefined;
  last: string | undefined;
  height: number;
  fromEnd: number;
}

const placeOf = (
  { scrollHeight: height, scrollTop, clientHeight }: HTMLElement,
  ends: Pick<Place, 'first' | 'last'>,
): Place => ({ ...ends, height, fromEnd: height - scrollTop - clientHeight });

/** The distance from the end, in px, at which a reader counts as reading the newest message. */
const nearEnd = 80;

/**
 * The scrolling box of the messages. It opens at its end and stays there while the user reads the newest messages or
 * writes. A user who has scrolled to older messages stays where they are, even when more are loaded above.
 */
export function MessageScroll({ messages, older, labelledBy, children }: MessageScrollProps) {
  const t = useTexts('conversation');
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Place>({ first: undefined, last: undefined, height: 0, fromEnd: 0 });
  const first = messages[0]?.id;
  const last = messages.at(-1);
  useLayoutEffect(
    function keepPlace() {
      const element = box.current;
      if (!element) return;
      const was = before.current;
      const isMore = last?.id !== was.last && (last?.isOwn || was.last === undefined || was.fromEnd < nearEnd);
      if (isMore) element.scrollTop = element.scrollHeight;
      else if (first !== was.first) element.scrollTop += element.scrollHeight - was.height;
      before.current = placeOf(element, { first, last: last?.id });
    },
    [first, last?.id, last?.isOwn],
  );
  return (
    <div
      ref={box}
      className={styles.body}
      role="log"
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling box
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        before.current = placeOf(currentTarget, { first, last: last?.id });
      }}
    >
      {older && (
        <div className={styles.older}>
          <Button tone="quiet" size="small" isBusy={older.isLoading} onClick={older.onMore}>
            {t('older')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
