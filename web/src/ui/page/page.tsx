import { type ReactNode, useEffect } from 'react';
import { Wrap } from '../layout/layout';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** Document title without the product's name: the route's title, or the entity's own name once known. */
  title?: string;
}

/** One screen's content inside the shell: page width, bottom space and the document title. */
export function Page({ children, title }: PageProps) {
  useEffect(
    function nameDocument() {
      if (title) document.title = `${title} · Setu`;
    },
    [title],
  );
  return (
    <Wrap className={styles.page}>
      {children}
    </Wrap>
  );
}
