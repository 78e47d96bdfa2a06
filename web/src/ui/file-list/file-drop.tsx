import { lazy, Suspense } from 'react';
import { fileKinds } from '../../i18n/file-kinds';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconUpload } from '../icon/icons';
import styles from './file-list.module.css';

export interface FileDropProps {
  /** The name of the control for screen readers. */
  label: string;
  id?: string;
  describedBy?: string;
  /** The extensions without a dot, as the media service lists them. Used for the hint and the file dialog. */
  types: string[];
  maxSize: number;
  onFiles: (files: File[]) => void;
  isDisabled?: boolean;
}

const Zone = lazy(() => import('./file-drop-zone').then(({ FileDropZone }) => ({ default: FileDropZone })));

/** An area to drop or choose files. The caller reports what is wrong with a file, by its name. */
export function FileDrop(props: FileDropProps) {
  return (
    <Suspense fallback={<ZonePlaceholder {...props} />}>
      <Zone {...props} />
    </Suspense>
  );
}

/** A placeholder of the same height, so that the layout does not jump. */
function ZonePlaceholder({ types, maxSize }: FileDropProps) {
  const t = useTexts();
  return (
    <div className={styles.drop} aria-busy="true">
      <Icon of={IconUpload} size={24} />
      <span>
        <span data-for="mouse">{t('files.drop')} </span>
        <span className={styles.choose}>{t('files.choose')}</span>
      </span>
      <small>{t('files.hint', { types: fileKinds(types, t('files.photos')), size: formatFileSize(maxSize) })}</small>
    </div>
  );
}
