import { useTexts } from '../../i18n/use-texts';
import styles from './skip-link.module.css';

export const contentId = 'content';

/** The first stop of the Tab key: a link past the header to the content. */
export function SkipLink() {
  const t = useTexts();
  return (
    <a data-print="off" className={styles.skip} href={`#${contentId}`}>
      {t('shell.skip')}
    </a>
  );
}
