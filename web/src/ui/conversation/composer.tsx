import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatFileSize } from '../../i18n/file-size';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { CheckControl } from '../field/check-control';
import { IconPaperclip, IconSend, IconX } from '../icon/icons';
import type { MessageDraft } from './channel';
import styles from './conversation.module.css';

interface ComposerProps {
  /** Names the reader: "Reply to the customer". */
  label: string;
  onSend: (draft: MessageDraft) => Promise<boolean>;
}

const nothing: MessageDraft = { text: '', files: [], asks: false };

/** The field of a thread: words, files, and whether an answer is awaited. Ctrl+Enter sends; what was not sent stays. */
export function Composer({ label, onSend }: ComposerProps) {
  const t = useTexts('conversation');
  const noteId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(nothing);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0;
  const send = async () => {
    if (isEmpty || state === 'sending') return;
    setState('sending');
    const isSent = await onSend({ ...draft, text: draft.text.trim() }).catch(() => false);
    setState(isSent ? 'idle' : 'failed');
    if (isSent) setDraft(nothing);
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
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
          aria-describedby={noteId}
          placeholder={label}
          readOnly={state === 'sending'}
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
          aria-busy={state === 'sending' || undefined}
          onClick={() => void send()}
        />
      </div>
      <div className={styles.underField}>
        <CheckControl
          label={t('asks')}
          checked={draft.asks}
          onChange={({ target }) => setDraft({ ...draft, asks: target.checked })}
        />
        <p id={noteId} role={state === 'failed' ? 'alert' : undefined} data-failed={state === 'failed' || undefined}>
          {state === 'failed' ? t('failed') : t('how')}
        </p>
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
