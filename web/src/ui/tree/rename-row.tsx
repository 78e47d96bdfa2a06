import { type KeyboardEvent, useId, useState } from 'react';
import type { Language } from '../../i18n/locale';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../button/icon-button';
import { IconCheck, IconX } from '../icon/icons';
import styles from './tree.module.css';
import { languages, nameOf, type TreeItem, type TreeNames } from './tree-item';

interface RenameRowProps {
  item: TreeItem;
  onRename: (names: TreeNames) => Promise<string | undefined>;
  /** Stored or left as it was. */
  onDone: () => void;
}

/** Both names of an item in place of its line: Enter stores, Tab goes to the other language, Escape leaves all as it was. */
export function RenameRow({ item, onRename, onDone }: RenameRowProps) {
  const t = useTexts('tree');
  const noteId = useId();
  const [names, setNames] = useState(item.names);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isSame = languages().every((language) => names[language].trim() === item.names[language]);
  const store = async () => {
    if (isBusy) return;
    if (isSame) return onDone();
    const trimmed = { ru: names.ru.trim(), en: names.en.trim() };
    if (!trimmed.ru || !trimmed.en) return setProblem(t('rename.empty'));
    setBusy(true);
    const refused = await onRename(trimmed);
    setBusy(false);
    if (refused === undefined) onDone();
    else setProblem(refused);
  };
  const handleKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') void store();
    if (event.key === 'Escape') onDone();
  };
  const field = (language: Language, isFirst: boolean) => (
    <input
      key={language}
      className={styles.field}
      lang={language}
      value={names[language]}
      aria-label={t(`rename.${language}`)}
      aria-invalid={problem !== undefined}
      aria-describedby={noteId}
      // biome-ignore lint/a11y/noAutofocus: the line was asked to become a field
      autoFocus={isFirst}
      onChange={({ target }) => setNames({ ...names, [language]: target.value })}
      onKeyDown={handleKey}
    />
  );
  return (
    <div className={styles.rename}>
      {languages().map((language, index) => field(language, index === 0))}
      <IconButton
        icon={IconCheck}
        look="framed"
        size={18}
        label={t('rename.store')}
        aria-busy={isBusy}
        onClick={() => void store()}
      />
      <IconButton icon={IconX} size={18} label={t('rename.leave', { name: nameOf(item) })} onClick={onDone} />
      <p
        id={noteId}
        className={styles.note}
        role={problem ? 'alert' : undefined}
        data-problem={problem ? true : undefined}
      >
        {problem ?? t('rename.how', { name: nameOf(item) })}
      </p>
    </div>
  );
}
