import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './trust.module.css';

/** A place of a page with an address of its own. It loads after the page, so it scrolls into view by itself. */
export function NamedPlace({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isMeant = useLocation().hash === `#${id}`;
  useEffect(
    function showMeantPlace() {
      if (isMeant) place.current?.scrollIntoView({ block: 'start' });
    },
    [isMeant],
  );
  return (
    <div id={id} ref={place} className={styles.target}>
      {children}
    </div>
  );
}
