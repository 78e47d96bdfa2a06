import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  /** Buttons for the actions on the chosen rows, on a dark background. */
  children?: ReactNode;
  onClear: () => void;
  /**
   * Chooses all rows of the page. Set while some are not chosen, because the cards on phones have no header checkbox.
   */
  onAll?: () => void;
}

/**
 * The bar above the rows while some are chosen: their number, the actions, and a close button. Escape inside it closes
 * it too.
 */
export function BulkBar({ count, children, onClear, onAll }: BulkBarProps) {
  const t = useTexts();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the buttons inside it
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
