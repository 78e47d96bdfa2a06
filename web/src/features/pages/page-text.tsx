import type { MouseEvent } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { withScrollingTables } from './page-html';
import styles from './pages.module.css';

interface PageTextProps {
  /** Sanitised by the catalogue service. */
  body: string;
  lang?: string;
  /** Handles clicks on links in the text. */
  onClick: (event: MouseEvent) => void;
}

/** Shows the text of a static page as readers see it. */
export function PageText({ body, lang, onClick }: PageTextProps) {
  const t = useTexts('pages');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div
      className={styles.text}
      lang={lang}
      onClick={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the catalogue service, when it is stored and when it is previewed
      dangerouslySetInnerHTML={{ __html: withScrollingTables(body, t('table')) }}
    />
  );
}
