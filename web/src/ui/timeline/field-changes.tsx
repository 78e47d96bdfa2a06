import { useTexts } from '../../i18n/use-texts';
import { VisuallyHidden } from '../layout/text';
import styles from './timeline.module.css';

export interface FieldChange {
  label: string;
  /** The old value. Absent if the field was empty. */
  was?: string;
  /** The new value. Absent if the field is empty now. */
  now?: string;
}

/**
 * The changes, one row per field: the old text struck through, if there was one, and the new one underlined. Screen
 * readers announce which is which.
 */
export function FieldChanges({ changes }: { changes: FieldChange[] }) {
  const t = useTexts();
  return (
    <dl className={styles.changes}>
      {changes.map(({ label, was, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <VisuallyHidden>{t('changes.was')} </VisuallyHidden>
            {was ? <del>{was}</del> : <VisuallyHidden>{t('changes.nothing')}</VisuallyHidden>}
            {was && <span aria-hidden="true"> → </span>}
            <VisuallyHidden>{t('changes.now')} </VisuallyHidden>
            {now ? <ins>{now}</ins> : <span className={styles.nothing}>{t('changes.nothing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
