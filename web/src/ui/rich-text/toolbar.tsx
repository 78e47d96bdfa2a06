import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon, type IconComponent } from '../icon/icon';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMinus,
  IconTable,
} from '../icon/icons';
import type { RichTextFormat } from './extensions';
import { LinkBar } from './link-bar';
import styles from './rich-text.module.css';

interface ToolbarProps {
  editor: Editor;
  format: RichTextFormat;
  isSource: boolean;
  /** Switches between text and HTML. Absent if the text has no HTML mode. */
  onSource?: () => void;
  ref: Ref<HTMLDivElement>;
}

interface Tool {
  id: string;
  label: string;
  icon?: IconComponent;
  /** The text on the button, if it has no icon. */
  text?: string;
  run: () => unknown;
  /** Set for a tool that is on or off where the cursor is. */
  isOn?: boolean;
  isDisabled?: boolean;
}

const pageOnly = ['heading2', 'heading3', 'heading4', 'quote', 'line', 'table'];
/** The tools that a format does not have. */
const missing: Readonly<Record<RichTextFormat, ReadonlySet<string>>> = {
  page: new Set(),
  block: new Set(pageOnly),
  unlinked: new Set([...pageOnly, 'link']),
};

const table = { rows: 3, cols: 3, withHeaderRow: true };

/** The tools of the editor. One of them is in the tab order, and the arrow keys move between them. */
export function Toolbar({ editor, format, isSource, onSource, ref }: ToolbarProps) {
  const t = useTexts('rich-text');
  const [current, setCurrent] = useState(format === 'page' ? 'heading2' : 'bold');
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      heading4: now.isActive('heading', { level: 4 }),
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      isInTable: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
      isFocused: now.isFocused,
    }),
  });
  // Without a cursor the editor reports the format of its first paragraph, so no tool is shown as on before a click.
  const [isUsed, setUsed] = useState(false);
  if (state.isFocused && !isUsed) setUsed(true);
  const act = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4): Tool => ({
    id: `heading${level}`,
    label: t(`heading${level}`),
    text: `H${level}`,
    isOn: isUsed && state[`heading${level}`],
    run: () => act().toggleHeading({ level }).run(),
  });
  const all: Tool[][] = [
    [heading(2), heading(3), heading(4)],
    [
      { id: 'bold', label: t('bold'), icon: IconBold, isOn: isUsed && state.bold, run: () => act().toggleBold().run() },
      {
        id: 'italic',
        label: t('italic'),
        icon: IconItalic,
        isOn: isUsed && state.italic,
        run: () => act().toggleItalic().run(),
      },
      { id: 'link', label: t('link'), icon: IconLink, isOn: isUsed && state.link, run: () => setLinking(true) },
    ],
    [
      {
        id: 'list',
        label: t('list'),
        icon: IconList,
        isOn: isUsed && state.list,
        run: () => act().toggleBulletList().run(),
      },
      {
        ...{ id: 'numbers', label: t('numbers'), icon: IconListNumbers, isOn: isUsed && state.numbers },
        run: () => act().toggleOrderedList().run(),
      },
      {
        ...{ id: 'quote', label: t('quote'), icon: IconBlockquote, isOn: isUsed && state.quote },
        run: () => act().toggleBlockquote().run(),
      },
      { id: 'line', label: t('line'), icon: IconMinus, run: () => act().setHorizontalRule().run() },
      {
        ...{ id: 'table', label: t('table'), icon: IconTable, isDisabled: state.isInTable },
        run: () => act().insertTable(table).run(),
      },
    ],
    [
      {
        ...{ id: 'undo', label: t('undo'), icon: IconArrowBackUp, isDisabled: !state.canUndo },
        run: () => act().undo().run(),
      },
      {
        ...{ id: 'redo', label: t('redo'), icon: IconArrowForwardUp, isDisabled: !state.canRedo },
        run: () => act().redo().run(),
      },
    ],
  ];
  const tools = all
    .map((group) => group.filter(({ id }) => !missing[format].has(id)))
    .filter((group) => group.length > 0);
  const tableTools: Tool[] = [
    { id: 'addRow', label: t('tables.addRow'), run: () => act().addRowAfter().run() },
    { id: 'addColumn', label: t('tables.addColumn'), run: () => act().addColumnAfter().run() },
    { id: 'head', label: t('tables.head'), run: () => act().toggleHeaderRow().run() },
    { id: 'deleteRow', label: t('tables.deleteRow'), run: () => act().deleteRow().run() },
    { id: 'deleteColumn', label: t('tables.deleteColumn'), run: () => act().deleteColumn().run() },
    { id: 'remove', label: t('tables.remove'), run: () => act().deleteTable().run() },
  ].map((tool) => ({ ...tool, text: tool.label }));
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tool]')];
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const target = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (event.key === 'Escape') editor.commands.focus();
    if (target === undefined || here === -1) return;
    event.preventDefault();
    buttons[(target + buttons.length) % buttons.length]?.focus();
  };
  const button = ({ id, label, icon, text, run, isOn, isDisabled }: Tool) => (
    <button
      key={id}
      type="button"
      data-tool={id}
      className={styles.tool}
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      tabIndex={(isSource ? 'html' : current) === id ? 0 : -1}
      onFocus={() => setCurrent(id)}
      onClick={() => !isDisabled && run()}
    >
      {icon ? <Icon of={icon} size={18} /> : text}
    </button>
  );
  return (
    <div className={styles.top}>
      <div ref={ref} role="toolbar" aria-label={t('toolbar')} className={styles.tools} onKeyDown={handleKey}>
        {!isSource &&
          tools.map((group) => (
            <span key={group[0]?.id} className={styles.group}>
              {group.map(button)}
            </span>
          ))}
        {onSource && (
          <span className={styles.end}>
            {button({ id: 'html', label: t('htmlHint'), icon: IconCode, isOn: isSource, run: onSource })}
          </span>
        )}
        {!isSource && state.isInTable && (
          <fieldset className={styles.tables} aria-label={t('tables.label')}>
            {tableTools.map(button)}
          </fieldset>
        )}
      </div>
      {isLinking && !isSource && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
