import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { SearchBox } from '../filter-bar/search-box';
import styles from './tree.module.css';

interface TreeToolsProps {
  query: string;
  onQuery: (query: string) => void;
  note?: ReactNode;
  isAllOpen: boolean;
  onOpenAll: (isAllOpen: boolean) => void;
}

/** The tools above the rows: a search by name in either language, and a switch that opens the full tree. */
export function TreeTools({ query, onQuery, note, isAllOpen, onOpenAll }: TreeToolsProps) {
  const t = useTexts('tree');
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox label={t('search')} value={query} onSearch={onQuery} />
      </div>
      <Button tone="quiet" size="small" onClick={() => onOpenAll(!isAllOpen)}>
        {isAllOpen ? t('closeAll') : t('openAll')}
      </Button>
      {note && <span className={styles.size}>{note}</span>}
    </div>
  );
}
