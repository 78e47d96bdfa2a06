import type { FileView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { extensionOf } from '../../lib/file-name';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { IconDownload, IconX } from '../icon/icons';
import styles from './file-list.module.css';

interface FileListProps {
  files: FileView[];
  /** Shows a remove button on each file. */
  onRemove?: (file: FileView) => void;
  /** Text below the name, after the size: a date, or who attached it. */
  note?: (file: FileView) => ReactNode;
  /** Content below the file, such as a field about it. */
  below?: (at: number) => ReactNode;
}

/** Files with type, name and size. Each is a link that downloads it. */
export function FileList({ files, onRemove, note, below }: FileListProps) {
  const t = useTexts();
  return (
    <ul className={styles.list}>
      {files.map((file, at) => {
        const extension = extensionOf(file.original_name);
        const text = note?.(file);
        return (
          <li key={file.id} className={styles.file}>
            <span className={styles.type} data-kind={extension} aria-hidden="true">
              {extension.toUpperCase()}
            </span>
            <span className={styles.words}>
              <b>{file.original_name}</b>
              <span>
                {formatFileSize(file.size)}
                {text && <> · {text}</>}
              </span>
            </span>
            {onRemove ? (
              <IconButton
                icon={IconX}
                size={18}
                label={t('files.remove', { name: file.original_name })}
                onClick={() => onRemove(file)}
              />
            ) : (
              <a
                className={styles.get}
                href={file.url}
                download={file.original_name}
                aria-label={t('files.download', { name: file.original_name })}
              >
                <Icon of={IconDownload} />
              </a>
            )}
            {below && <div className={styles.below}>{below(at)}</div>}
          </li>
        );
      })}
    </ul>
  );
}
