import { useTexts } from '../../i18n/use-texts';
import { Text } from '../../ui/layout/text';
import styles from '../forms.module.css';
import type { Upload } from '../use-uploads';

/** Files being uploaded, and warnings. Screen readers announce each file once, not every percent. */
export function UploadProgress({ uploading, warnings = [] }: { uploading: Upload[]; warnings?: string[] }) {
  const t = useTexts();
  return (
    <>
      <div role="status">
        {uploading.map(({ name }) => (
          <Text key={name} size={13} tone="muted">
            {t('files.uploading', { name })}
          </Text>
        ))}
        {warnings.map((warning) => (
          <Text key={warning} size={13} tone="secondary">
            {warning}
          </Text>
        ))}
      </div>
      {uploading.map(({ name, share }) => (
        <progress key={name} className={styles.upload} value={share} aria-label={t('files.uploading', { name })} />
      ))}
    </>
  );
}
