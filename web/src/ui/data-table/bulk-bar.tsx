import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** What can be done with the chosen rows: buttons for the deep ground. */
  children?: ReactNode;
  onClear: () => void;
  /** Given while rows of the page are not chosen: the phone's cards have no box in a head. */
  onAll?: () => void;
}

/** Stands above the rows while some are chosen: how many, what to do with them, and the way out; Escape inside is that way too. */
export function BulkBar({ count, children, onClear, onAll }: BulkBarProps) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the buttons inside it
    <section
      className={styles.bar}
      data-print="off"
      data-keep-clear
      aria-label={t('table.bulk')}
      onKeyDown={(event) => event.key === 'Escape' && onClear()}
    >
      <span className={styles.count}>{t('table.selected', { count })}</span>
      {children}
      <span className={styles.ways}>
        {onAll && (
          <button type="button" className={styles.way} onClick={onAll}>
            {t('table.selectPage')}
          </button>
        )}
        <button type="button" className={styles.way} onClick={onClear}>
          {t('table.clearSelection')}
        </button>
      </span>
    </section>
  );
}
