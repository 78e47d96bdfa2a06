import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { CheckControl } from '../field/check-control';
import { IconPaperclip, IconSend, IconX } from '../icon/icons';
import { useHasKeyboard } from '../media/use-has-keyboard';
import { emptyDraft, type Field, type MessageDraft } from './channel';
import styles from './conversation.module.css';

interface ComposerProps {
  /** The label, which names the recipient: "Reply to the customer". */
  label: string;
  field: Field;
}

/** The field of a thread: text, files, and whether an answer is expected. Ctrl+Enter sends. */
export function Composer({ label, field: { initial, onChange, onSend } }: ComposerProps) {
  const t = useTexts('conversation');
  const noteId = useId();
  const hasKeys = useHasKeyboard();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setOwnDraft] = useState(initial);
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0;
  const setDraft = (next: MessageDraft) => {
    setOwnDraft(next);
    onChange?.(next);
  };
  const send = () => {
    if (isEmpty) return;
    setDraft(emptyDraft);
    onSend({ ...draft, text: draft.text.trim() });
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer} data-print="off">
      {draft.files.length > 0 && (
        <ChosenFiles
          files={draft.files}
          onDrop={(file) => setDraft({ ...draft, files: draft.files.filter((other) => other !== file) })}
        />
      )}
      <div className={styles.fieldRow}>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={draft.text}
          maxLength={4000}
          aria-label={label}
          aria-describedby={hasKeys ? noteId : undefined}
          placeholder={label}
          onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          onKeyDown={handleKey}
        />
        <FileButton
          label={t('attachTo', { label })}
          onFiles={(files) => setDraft({ ...draft, files: [...draft.files, ...files] })}
        />
        <IconButton
          icon={IconSend}
          look="framed"
          label={`${t('send')}: ${label}`}
          aria-disabled={isEmpty || undefined}
          onClick={send}
        />
      </div>
      <div className={styles.underField}>
        <CheckControl
          label={t('asks')}
          checked={draft.asks}
          onChange={({ target }) => setDraft({ ...draft, asks: target.checked })}
        />
        {hasKeys && <p id={noteId}>{t('how')}</p>}
      </div>
    </div>
  );
}

function FileButton({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <IconButton icon={IconPaperclip} look="framed" label={label} onClick={() => input.current?.click()} />
    </>
  );
}

function ChosenFiles({ files, onDrop }: { files: File[]; onDrop: (file: File) => void }) {
  const t = useTexts();
  return (
    <ul className={styles.chosen}>
      {files.map((file) => (
        <li key={`${file.name}-${file.size}-${file.lastModified}`} className={styles.file}>
          <span>{file.name}</span>
          <small>{formatFileSize(file.size)}</small>
          <IconButton
            icon={IconX}
            size={16}
            label={t('files.remove', { name: file.name })}
            onClick={() => onDrop(file)}
          />
        </li>
      ))}
    </ul>
  );
}
