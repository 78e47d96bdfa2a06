import type { SavedView } from '@setu/contract';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { IconPencil, IconStar, IconTrash } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import styles from './views.module.css';

interface ViewRowsProps {
  views: SavedView[];
  /** The path of the list and its current query. */
  path: string;
  query: string;
  onChosen: () => void;
  onRename: (view: SavedView) => void;
  /** Makes a view the default of the list, or undoes that. */
  onDefault: (view: SavedView) => void;
  onRemove: (view: SavedView) => void;
}

/** Lists the views as links to the list. Each can be renamed and removed. */
export function ViewRows({ views, path, query, onChosen, onRename, onDefault, onRemove }: ViewRowsProps) {
  const t = useTexts('views');
  if (views.length === 0)
    return (
      <Text size={13} tone="secondary">
        {t('none')}
      </Text>
    );
  return (
    <ul className={styles.rows}>
      {views.map((view) => (
        <li key={view.id} className={styles.row}>
          <Link
            to={view.query ? `${path}?${view.query}` : path}
            className={styles.link}
            aria-current={view.query === query ? 'true' : undefined}
            onClick={onChosen}
          >
            {view.name}
          </Link>
          <IconButton
            icon={IconStar}
            size={18}
            label={t('default', { name: view.name })}
            aria-pressed={view.is_default}
            className={styles.star}
            onClick={() => onDefault(view)}
          />
          <IconButton
            icon={IconPencil}
            size={18}
            label={t('rename', { name: view.name })}
            onClick={() => onRename(view)}
          />
          <IconButton
            icon={IconTrash}
            size={18}
            label={t('remove', { name: view.name })}
            onClick={() => onRemove(view)}
          />
        </li>
      ))}
    </ul>
  );
}
