import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../layout/text';
import styles from './timeline.module.css';

export interface FieldChange {
  label: string;
  /** Absent when the field was empty. */
  was?: string;
  /** Absent when the field is empty now. */
  now?: string;
}

/** What changed, a line a field: the old words struck, the new ones underlined, and said aloud which is which. */
export function FieldChanges({ changes }: { changes: FieldChange[] }) {
  const t = useTexts();
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, was, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <VisuallyHidden>{t('changes.was')} </VisuallyHidden>
            {was ? <del>{was}</del> : <span className={styles.nothing}>{t('changes.nothing')}</span>}
            <span aria-hidden="true"> → </span>
            <VisuallyHidden>{t('changes.now')} </VisuallyHidden>
            {now ? <ins>{now}</ins> : <span className={styles.nothing}>{t('changes.nothing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
