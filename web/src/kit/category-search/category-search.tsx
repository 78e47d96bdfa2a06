import { type CategoryNode, constants, screenPath } from '@setu/contract';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { TextControl } from '../../ui/field/text-control';
import { IconSearch } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import { Thumbnail } from '../../ui/media/thumbnail';
import styles from './category-search.module.css';
import { findCategories } from './find-categories';

interface CategorySearchProps {
  trees: CategoryNode[];
  /** Called when a category is opened. */
  onFollow?: () => void;
  /** Content in the field's row, shown while nothing is typed. */
  beside?: ReactNode;
  /** Content shown while nothing is typed. */
  children: ReactNode;
}

/**
 * A search over the category tree. Typed words find categories, the arrow keys move through them, and Enter opens the
 * first.
 */
export function CategorySearch({ trees, onFollow, beside, children }: CategorySearchProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const found = findCategories(trees, text);
  const [first] = found;
  const toCategory = (id: string) => screenPath('category_page', { id });
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, [data-found]') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && at >= 0) {
      event.preventDefault();
      stops[at + step]?.focus();
    } else if (event.key === 'Enter' && at === 0 && first) {
      onFollow?.();
      void navigate(toCategory(first.category.id));
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move between the field and the links, which Tab reaches too
    <div ref={box} onKeyDown={handleKey}>
      <div className={styles.head}>
        {!text.trim() && beside}
        <div className={styles.field}>
          <TextControl
            type="search"
            icon={IconSearch}
            aria-label={t('tree.search')}
            placeholder={t('tree.search')}
            value={text}
            maxLength={constants.searchMaxLength}
            onChange={(event) => setText(event.target.value)}
            onClear={() => setText('')}
          />
        </div>
      </div>
      <p className={styles.said} role="status">
        {text.trim() && t('tree.found', { count: found.length })}
      </p>
      {!text.trim() && children}
      {text.trim() && found.length === 0 && (
        <Text tone="secondary" className={styles.nothing}>
          {t('tree.nothing')}
        </Text>
      )}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ category: { id, name, langs, picture, sku_count }, above }) => (
            <li key={id}>
              <Link to={toCategory(id)} onClick={onFollow} data-found>
                <Thumbnail of={picture} />
                <span>
                  <b lang={langs.name}>{name}</b>
                  <small>{above.join(' · ')}</small>
                </span>
                <small>{formatNumber(sku_count)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
