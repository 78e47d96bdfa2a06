import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { IconAdjustments, IconDotsVertical } from '../../ui/icon/icons';
import styles from './list-page.module.css';

interface ListPageHeadProps {
  title: string;
  /** The lighter figure after the title. */
  count?: ReactNode;
  /** A switch between lists, below the title. */
  besideTitle?: ReactNode;
  mainAction?: ReactNode;
  /** The secondary actions, in the menu. */
  actions?: ReactNode;
  isSearchOpen: boolean;
  /** Opens and closes search and filters. Absent if they are always open. */
  onSearch?: (() => void) | undefined;
}

/** The head of a list on a phone: its title, the main action, the search and the menu of other actions. */
export function ListPageHead(props: ListPageHeadProps) {
  const { title, count, besideTitle, mainAction, actions, isSearchOpen, onSearch } = props;
  const t = useTexts();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.short}>
      <div className={styles.shortRow}>
        <h1 tabIndex={-1}>
          {title}
          {count && <small>{count}</small>}
        </h1>
        <span className={styles.shortButtons}>
          {mainAction}
          {onSearch && (
            <IconButton
              icon={IconAdjustments}
              label={t('list.searchAndFilters')}
              aria-expanded={isSearchOpen}
              onClick={onSearch}
            />
          )}
          <IconButton
            icon={IconDotsVertical}
            label={t('actions.more')}
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
          />
        </span>
      </div>
      {isMenuOpen && <div className={styles.shortMenu}>{actions}</div>}
      {besideTitle}
    </div>
  );
}
