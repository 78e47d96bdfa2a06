import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { Icon } from '../../../ui/icon/icon';
import { IconSearch } from '../../../ui/icon/icons';
import styles from './listing.module.css';

/** Says that cards were found by their meaning, and how to insist on the words. */
export function CloseInMeaning({ toAllWords }: { toAllWords: string }) {
  const t = useTexts('catalogue');
  return (
    <div className={styles.corrected}>
      <Icon of={IconSearch} size={18} />
      <p role="status">{t('close.shown')}</p>
      <TextLink to={toAllWords}>{t('relaxed.all')}</TextLink>
    </div>
  );
}
