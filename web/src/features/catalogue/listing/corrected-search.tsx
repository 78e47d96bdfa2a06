import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconInfoCircle } from '../../../ui/icon/icons';
import styles from './listing.module.css';

/** Nothing matched as typed: says what the search was read as. */
export function CorrectedSearch({ typed, read }: { typed: string; read: string }) {
  const t = useTexts('catalogue');
  return (
    <p className={styles.corrected} role="status">
      <Icon of={IconInfoCircle} size={18} />
      <span>{t('list.corrected', { typed, read })}</span>
    </p>
  );
}
