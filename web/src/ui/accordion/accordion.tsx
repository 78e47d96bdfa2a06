import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { IconChevronDown } from '../icon/icons';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
  isOpen?: boolean;
}

/**
 * Sections that open independently. They use the browser's own disclosure element, so that search in the page finds
 * folded text.
 */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ id, title, content, isOpen }) => (
        <details key={id} className={styles.item} open={isOpen}>
          <summary className={styles.summary}>
            <h3>{title}</h3>
            <Icon of={IconChevronDown} size={18} className={styles.mark} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
