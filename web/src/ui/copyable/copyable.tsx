import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconCheck, IconCopy } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import styles from './copyable.module.css';

/** A code or number that a press copies. It confirms the copy for two seconds. */
export function Copyable({ text }: { text: string }) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className={styles.copyable} onClick={handleCopy} title={t('actions.copy')}>
      <code>{text}</code>
      <Icon of={isCopied ? IconCheck : IconCopy} size={14} />
      <VisuallyHidden>{t('actions.copy')}</VisuallyHidden>
      <span role="status" className={styles.said}>
        {isCopied ? t('actions.copied') : ''}
      </span>
    </button>
  );
}
