import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { IconCheck, IconCopy } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import styles from './copyable.module.css';

/** Returns a function that copies a text, and whether it was copied in the last two seconds. */
function useCopy(text: string): { isCopied: boolean; copy: () => Promise<void> } {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    window.setTimeout(() => setCopied(false), 2000);
  };
  return { isCopied, copy };
}

/** A button that copies a text too long to show, such as a link. Its label confirms the copy for two seconds. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTexts();
  const { isCopied, copy } = useCopy(text);
  return (
    <Button tone="main" icon={isCopied ? IconCheck : IconCopy} onClick={() => void copy()}>
      <span role="status">{isCopied ? t('actions.copied') : label}</span>
    </Button>
  );
}

/** A code or number that a press copies, or its beginning and end. It confirms the copy for two seconds. */
export function Copyable({ text, shown = text }: { text: string; shown?: string }) {
  const t = useTexts();
  const { isCopied, copy } = useCopy(text);
  return (
    <button type="button" className={styles.copyable} onClick={() => void copy()} title={t('actions.copy')}>
      <code>{shown}</code>
      <Icon of={isCopied ? IconCheck : IconCopy} size={14} />
      <VisuallyHidden>{t('actions.copy')}</VisuallyHidden>
      <span role="status" className={styles.said}>
        {isCopied ? t('actions.copied') : ''}
      </span>
    </button>
  );
}
