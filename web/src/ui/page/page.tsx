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
      // After the shell's own title of the route, which is set in the same commit.
      if (title)
        queueMicrotask(() => {
          document.title = `${title} · Setu`;
        });
    },
    [title],
  );
  return <Wrap className={styles.page}>{children}</Wrap>;
}
