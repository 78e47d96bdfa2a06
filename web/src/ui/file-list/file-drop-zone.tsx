import { useDropzone } from 'react-dropzone';
import { fileKinds } from '../../i18n/file-kinds';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconUpload } from '../icon/icons';
import type { FileDropProps } from './file-drop';
import styles from './file-list.module.css';

/** The content of `FileDrop` once the drag-and-drop library has loaded. */
export function FileDropZone({ label, id, describedBy, types, maxSize, onFiles, isDisabled = false }: FileDropProps) {
  const t = useTexts();
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: onFiles,
    disabled: isDisabled,
    multiple: true,
    noKeyboard: true,
  });
  const accept = types.map((type) => `.${type}`).join(',');
  // The full area accepts files and clicks. Keyboard and screen reader users have the button in it, whose press bubbles
  // up.
  return (
    <div {...getRootProps({ className: styles.drop, 'data-over': isDragActive || undefined })}>
      <input {...getInputProps({ accept, 'aria-hidden': true })} />
      <Icon of={IconUpload} size={24} />
      <span>
        <span data-for="mouse">{t('files.drop')} </span>
        <button
          type="button"
          id={id}
          className={styles.choose}
          aria-label={`${label}: ${t('files.choose')}`}
          aria-describedby={describedBy}
          disabled={isDisabled}
        >
          {t('files.choose')}
        </button>
      </span>
      <small>{t('files.hint', { types: fileKinds(types, t('files.photos')), size: formatFileSize(maxSize) })}</small>
    </div>
  );
}
