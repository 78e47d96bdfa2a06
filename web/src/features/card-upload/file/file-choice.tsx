import { useId, useRef } from 'react';
import { formatFileSize } from '../../../i18n/file-size';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/button/icon-button';
import { IconUpload, IconX } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import styles from '../card-upload.module.css';

interface FileChoiceProps {
  label: string;
  hint: string;
  action: string;
  /** File extensions for the file dialog. */
  accept: string;
  file: File | null;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
}

/** Asks for one file with a button. Shows the chosen file with its size and a button to remove it. */
export function FileChoice({ label, hint, action, accept, file, isDisabled, onFiles, onRemove }: FileChoiceProps) {
  const t = useTexts('card-upload');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <div className={styles.choice}>
      <div>
        <Text isStrong as="div" id={id}>
          {label}
        </Text>
        {file ? (
          <Text size={13} tone="secondary">
            {file.name}, {formatFileSize(file.size)}
          </Text>
        ) : (
          <Text size={13} tone="muted">
            {hint}
          </Text>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-labelledby={id}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div className={styles.choiceActs}>
        {file && !isDisabled && (
          <IconButton icon={IconX} label={t('file.remove', { name: file.name })} onClick={onRemove} />
        )}
        <Button icon={IconUpload} isDisabled={isDisabled} onClick={() => input.current?.click()}>
          {action}
        </Button>
      </div>
    </div>
  );
}
