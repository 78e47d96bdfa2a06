import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { SearchBox } from '../filter-bar/search-box';
import styles from './tree.module.css';

interface TreeToolsProps {
  words: string;
  onWords: (words: string) => void;
  note?: ReactNode;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/** The tools above the rows: a search by name in either language, and a switch that opens the full tree. */
export function TreeTools({ words, onWords, note, isWhole, onWhole }: TreeToolsProps) {
  const t = useTexts('tree');
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchBox label={t('search')} value={words} onSearch={onWords} />
      </div>
      <Button tone="quiet" size="small" onClick={() => onWhole(!isWhole)}>
        {isWhole ? t('closeAll') : t('openAll')}
      </Button>
      {note && <span className={styles.size}>{note}</span>}
    </div>
  );
}
