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

/** Which messages the box had, how high it was, and how far from its end somebody read. */
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

/** So near its end somebody reads the newest. */
const nearEnd = 80;

/**
 * The box the messages scroll in. It opens at its end and stays there while one reads there or writes oneself; who has gone
 * back to older ones is left where he reads, also when still older ones come above.
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
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
