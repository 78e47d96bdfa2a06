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
  /** Called when the names were saved or left unchanged. */
  onDone: () => void;
}

/** Both names of an item, edited in its row: Enter saves, Tab moves to the other language, Escape cancels. */
export function RenameRow({ item, onRename, onDone }: RenameRowProps) {
  const t = useTexts('tree');
  const noteId = useId();
  const [names, setNames] = useState(item.names);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const store = async () => {
    if (isBusy) return;
    // An empty name is ignored, so that language keeps its name.
    const typed = { ru: names.ru.trim() || item.names.ru, en: names.en.trim() || item.names.en };
    if (languages().every((language) => typed[language] === item.names[language])) return onDone();
    setBusy(true);
    const refused = await onRename(typed);
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
      // biome-ignore lint/a11y/noAutofocus: the user has asked to edit this row
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
