import type { CategoryNode } from '@setu/contract';
import { useState } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton, TextLink } from '../../../ui/button/text-link';
import { Picture } from '../../../ui/media/picture';
import { useHasKeyboard } from '../../../ui/media/use-has-keyboard';
import { toCategory } from '../paths';
import { splitChildren } from './category-spread';
import styles from './tree.module.css';

/** The count of a category, in brackets as brokers see it (specification, section 4). */
const countOf = ({ sku_count: count }: CategoryNode): string => `(${formatNumber(count)})`;

/** Shows a category of the index: picture in an arch, name, first sub-categories with their counts, the rest on demand. */
export function CategoryBlock({ category }: { category: CategoryNode }) {
  const t = useTexts();
  const texts = useTexts('catalogue');
  const [isOpen, setOpen] = useState(false);
  // On a touch screen the sections are folded, so that all of them fit on a few screens.
  const hasKeyboard = useHasKeyboard();
  const { shown, rest } = hasKeyboard ? splitChildren(category.children) : { shown: [], rest: category.children };
  const listed = isOpen ? category.children : shown;
  return (
    <section className={styles.block} aria-labelledby={`category-${category.id}`}>
      <span className={styles.blockArch}>
        <Picture of={category.picture} alt="" sizes="56px" priority="first" shape="stand" />
      </span>
      <div className={styles.blockWords}>
        <h2 id={`category-${category.id}`}>
          <TextLink to={toCategory(category.id)} look="plain">
            <span lang={category.langs.name}>{category.name}</span>
          </TextLink>{' '}
          <small>{countOf(category)}</small>
        </h2>
        <ul>
          {listed.map((child) => (
            <li key={child.id}>
              <TextLink to={toCategory(child.id)} look="plain">
                <span lang={child.langs.name}>{child.name}</span>
              </TextLink>
              <small>{countOf(child)}</small>
            </li>
          ))}
        </ul>
        {rest.length > 0 && !isOpen && (
          <TextButton onClick={() => setOpen(true)}>
            {shown.length > 0
              ? t('actions.showMore', { count: rest.length })
              : texts('index.subCategories', { count: rest.length })}
          </TextButton>
        )}
      </div>
    </section>
  );
}
