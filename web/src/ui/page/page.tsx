import { type ReactNode, useEffect } from 'react';
import { Wrap } from '../layout/layout';
import styles from './page.module.css';

interface PageProps {
  children: ReactNode;
  /** The document title without the product's name: the route's title, or the entity's name once known. */
  title?: string;
}

/** The content of one screen inside the shell: page width, bottom space and document title. */
export function Page({ children, title }: PageProps) {
  useEffect(
    function nameDocument() {
      // Runs after the shell's own title for the route, which is set in the same commit.
      if (title)
        queueMicrotask(() => {
          document.title = `${title} · Setu`;
        });
    },
    [title],
  );
  return <Wrap className={styles.page}>{children}</Wrap>;
}
