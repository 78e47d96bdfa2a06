import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './report-page.module.css';

/** Says above a table on a phone that it scrolls sideways, while it is wider than its place. */
export function WithScrollHint({ children }: { children: ReactNode }) {
  const t = useTexts('reports');
  const place = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const block = place.current;
    const table = block?.querySelector('table');
    if (!block || !table) return;
    const measure = () => setWider(table.offsetWidth > block.clientWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(block);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isWider && <p className={styles.scrollHint}>{t('scrollHint')}</p>}
      {children}
    </div>
  );
}
