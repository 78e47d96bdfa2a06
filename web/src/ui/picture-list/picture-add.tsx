import { useDropzone } from 'react-dropzone';
import { fileKinds } from '../../i18n/file-kinds';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconPhoto } from '../icon/icons';
import styles from './picture-list.module.css';

interface PictureAddProps {
  /** The id of the button, for the form's errors. */
  id?: string;
  describedBy?: string;
  types: string[];
  maxSize: number;
  onFiles: (files: File[]) => void;
}

/** The tile to drop or choose pictures. */
export function PictureAdd({ id, describedBy, types, maxSize, onFiles }: PictureAddProps) {
  const t = useTexts('fields');
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: onFiles,
    multiple: true,
    noKeyboard: true,
  });
  return (
    <div {...getRootProps({ className: styles.add, 'data-over': isDragActive || undefined })}>
      <input {...getInputProps({ accept: types.map((type) => `.${type}`).join(','), 'aria-hidden': true })} />
      <Icon of={IconPhoto} size={24} />
      <button type="button" id={id} aria-describedby={describedBy}>
        {t('pictures.add')}
      </button>
      <small>{t('pictures.hint', { types: fileKinds(types, ''), size: formatFileSize(maxSize) })}</small>
    </div>
  );
}
