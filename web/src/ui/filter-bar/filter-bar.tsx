import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { TextButton } from '../button/text-link';
import { Icon } from '../icon/icon';
import { IconAdjustments, IconX } from '../icon/icons';
import { Drawer } from '../modal/drawer';
import { CountBadge } from '../status/count-badge';
import styles from './filter-bar.module.css';

export interface AppliedFilter {
  id: string;
  /** The text of the chip: "Price 100–3 000 ₽". */
  label: string;
  onRemove: () => void;
}

interface FilterBarProps {
  /** The search box, always visible. */
  search?: ReactNode;
  /** Date range and selects. On a phone they move into a drawer behind a button that shows their number. */
  children?: ReactNode;
  /** Filters that only the drawer of a phone shows, because `aside` shows them on wide screens. */
  inDrawer?: ReactNode;
  /** Content at the right end: density, layout. */
  aside?: ReactNode;
  applied?: AppliedFilter[];
  onReset?: () => void;
}

/** The bar of filters above a list, with chips for the applied ones. */
export function FilterBar({ search, children, inDrawer, aside, applied = [], onReset }: FilterBarProps) {
  const t = useTexts();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const hasDrawer = Boolean(children || inDrawer);
  return (
    <>
      <search className={styles.bar}>
        {search && <div className={styles.search}>{search}</div>}
        {children && <div className={styles.inline}>{children}</div>}
        {hasDrawer && (
          <span className={styles.opener}>
            {/* Without a search box beside it, the button has room for its name. */}
            <Button
              icon={IconAdjustments}
              isIconOnPhone={Boolean(search)}
              onClick={() => setDrawerOpen(true)}
              hasPopup="dialog"
            >
              {applied.length > 0 ? t('filters.buttonCount', { count: applied.length }) : t('filters.button')}
            </Button>
            <span className={styles.openerCount} aria-hidden="true">
              <CountBadge count={applied.length} />
            </span>
          </span>
        )}
        <div className={styles.aside}>{aside}</div>
      </search>
      <AppliedFilters filters={applied} onReset={onReset} />
      {hasDrawer && (
        <FilterDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} onReset={onReset}>
          {children}
          {inDrawer}
        </FilterDrawer>
      )}
    </>
  );
}

interface FilterDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onReset?: () => void;
  /** The label of the close button: "Show 47 items". */
  applyLabel?: string;
  children: ReactNode;
}

/** The drawer with the filters on a phone. */
export function FilterDrawer({ isOpen, onClose, onReset, applyLabel, children }: FilterDrawerProps) {
  const t = useTexts();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters.title')}
      footer={
        <>
          {onReset && <Button onClick={onReset}>{t('actions.reset')}</Button>}
          <Button tone="main" onClick={onClose}>
            {applyLabel ?? t('actions.apply')}
          </Button>
        </>
      }
    >
      <div className={styles.drawer}>{children}</div>
    </Drawer>
  );
}

/** The applied filters, each with a remove button, and one button that clears all. */
export function AppliedFilters({ filters, onReset }: { filters: AppliedFilter[]; onReset?: () => void }) {
  const t = useTexts();
  if (filters.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label={t('filters.applied')}>
      {filters.map(({ id, label, onRemove }) => (
        <li key={id} className={styles.chip}>
          {label}
          <button type="button" onClick={onRemove} aria-label={t('filters.removeFilter', { name: label })}>
            <Icon of={IconX} size={14} />
          </button>
        </li>
      ))}
      {onReset && (
        <li>
          <TextButton onClick={onReset}>{t('actions.reset')}</TextButton>
        </li>
      )}
    </ul>
  );
}
