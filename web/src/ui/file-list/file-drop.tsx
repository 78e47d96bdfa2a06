import { lazy, Suspense } from 'react';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconUpload } from '../icon/icons';
import styles from './file-list.module.css';

export interface FileDropProps {
  /** Names the control for screen readers. */
  label: string;
  id?: string;
  describedBy?: string;
  /** Extensions without a dot, as the media service lists them; for the hint and the file dialog. */
  types: string[];
  maxSize: number;
  onFiles: (files: File[]) => void;
  isDisabled?: boolean;
}

const Zone = lazy(() => import('./file-drop-zone').then(({ FileDropZone }) => ({ default: FileDropZone })));

/** Where files are dropped or chosen. What is wrong with a file is the caller's to say, for each by name. */
export function FileDrop(props: FileDropProps) {
  return (
    <Suspense fallback={<ZoneToCome {...props} />}>
      <Zone {...props} />
    </Suspense>
  );
}

/** Of the same height, so that nothing jumps. */
function ZoneToCome({ types, maxSize }: FileDropProps) {
  const t = useTexts();
  return (
    <div className={styles.drop} aria-busy="true">
      <Icon of={IconUpload} size={24} />
      <span>{t('files.drop')}</span>
      <small>{t('files.hint', { types: types.join(', '), size: formatFileSize(maxSize) })}</small>
    </div>
  );
}
