import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { IconDotsVertical, IconSearch } from '../../ui/icon/icons';
import { VisuallyHidden } from '../../ui/layout/text';
import styles from './list-page.module.css';

interface ListPageHeadProps {
  title: string;
  /** The switch that names the list. Without it, the title does. */
  besideTitle?: ReactNode;
  /** The main action, beside the search. */
  mainAction?: ReactNode;
  /** The secondary actions, in the menu. */
  actions?: ReactNode;
  isSearchOpen: boolean;
  onSearch: () => void;
}

/** The head of a list on a phone: one row with its name, the main action, the search and the menu of other actions. */
export function ListPageHead(props: ListPageHeadProps) {
  const { title, besideTitle, mainAction, actions, isSearchOpen, onSearch } = props;
  const t = useTexts();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.short}>
      <div className={styles.shortRow}>
        {besideTitle ? (
          <>
            <VisuallyHidden as="div">
              <h1 tabIndex={-1}>{title}</h1>
            </VisuallyHidden>
            {besideTitle}
          </>
        ) : (
          <h1 tabIndex={-1}>{title}</h1>
        )}
        <span className={styles.shortButtons}>
          {mainAction}
          <IconButton
            icon={IconSearch}
            label={t('list.searchAndFilters')}
            aria-expanded={isSearchOpen}
            onClick={onSearch}
          />
          <IconButton
            icon={IconDotsVertical}
            label={t('actions.more')}
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(!isMenuOpen)}
          />
        </span>
      </div>
      {isMenuOpen && <div className={styles.shortMenu}>{actions}</div>}
    </div>
  );
}
