import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import styles from './notices.module.css';

/** Shows the beginning of a message in quotation marks of the reader's language. */
export function Quote({ text }: { text: string }) {
  const t = useTexts('notices');
  return (
    <p className={styles.quote}>
      <WrittenText text={t('quote', { text })} />
    </p>
  );
}
