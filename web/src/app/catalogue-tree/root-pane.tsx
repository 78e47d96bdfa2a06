import { type CategoryNode, screenPath } from '@setu/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Thumbnail } from '../../ui/media/thumbnail';
import styles from './catalogue-tree.module.css';

interface RootPaneProps {
  categories: CategoryNode[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onFollow: () => void;
}

/**
 * How long the pointer must rest on a category before the right pane changes, in milliseconds. This keeps the pane from
 * flickering while the pointer moves across the list.
 */
const restMs = 150;

/** The categories of a tree. Hovering or focusing one shows its sub-categories, and pressing it opens the category. */
export function RootPane({ categories, chosenId, onChoose, onFollow }: RootPaneProps) {
  const t = useTexts();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const handleRest = (id: string) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onChoose(id), restMs);
  };
  return (
    <nav className={styles.roots} aria-label={t('tree.roots')}>
      <ul>
        {categories.map(({ id, name, langs, picture, sku_count }) => (
          <li key={id}>
            <Link
              to={screenPath('category_page', { id })}
              aria-current={id === chosenId || undefined}
              onMouseEnter={() => handleRest(id)}
              onMouseLeave={() => window.clearTimeout(timer.current)}
              onFocus={() => onChoose(id)}
              onClick={onFollow}
            >
              <Thumbnail of={picture} />
              <span lang={langs.name}>{name}</span>
              <small>{formatNumber(sku_count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
