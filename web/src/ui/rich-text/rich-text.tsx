import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { TextAreaControl } from '../field/text-control';
import { IconAlertTriangle } from '../icon/icons';
import { Callout } from '../panel/callout';
import { cleanPaste } from './clean-paste';
import { extensionsOf, keepsAll, type RichTextFormat } from './extensions';
import styles from './rich-text.module.css';
import { tidyHtml } from './tidy-html';
import { Toolbar } from './toolbar';

interface RichTextProps {
  id: string;
  /** The name of the text, for screen readers. */
  label: string;
  /** The HTML. It changes only when the user changes the text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  lang?: string;
  isInvalid?: boolean;
  describedBy?: string;
  /** What the text may contain. A text that is not a page has fewer tools. */
  format?: RichTextFormat;
  /** True while the user wants to edit the HTML itself, which is offered only with `onSource`. */
  isSource?: boolean;
  onSource?: (isSource: boolean) => void;
  /** The look of the text, the same as where it is read. */
  className?: string;
}

const rows = 18;

/**
 * An editor of text with headings, lists, links and tables, which can also be edited as HTML. HTML of a page that the
 * editor would not keep is edited as HTML only. Other formats keep only what the editor can write.
 */
export function RichText(props: RichTextProps) {
  const {
    id,
    label,
    value,
    onChange,
    onBlur,
    format = 'page',
    lang,
    isInvalid,
    describedBy,
    onSource,
    className,
  } = props;
  const t = useTexts('rich-text');
  const keeps = (html: string) => format !== 'page' || keepsAll(html);
  const [isRefused, setRefused] = useState(() => !keeps(value));
  const isSource = Boolean(props.isSource) || isRefused;
  const latest = useRef({ onChange, onBlur });
  latest.current = { onChange, onBlur };
  // The HTML that the editor shows. A different value comes from outside, such as an older version.
  const shown = useRef(value);
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions: extensionsOf[format],
    content: value,
    injectCSS: false,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...(lang ? { lang } : {}) },
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        toolbar.current?.querySelector('button')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = tidyHtml(changed.getHTML()).html;
      latest.current.onChange(shown.current);
    },
    onBlur: () => latest.current.onBlur?.(),
  });
  useEffect(
    function followValue() {
      if (value === shown.current || isSource) return;
      if (format === 'page' && !keepsAll(value)) {
        setRefused(true);
        return;
      }
      shown.current = value;
      editor.commands.setContent(value, { emitUpdate: false });
    },
    [editor, value, isSource, format],
  );
  useEffect(
    function describeEditor() {
      if (!editor.isInitialized) return;
      const { dom } = editor.view;
      dom.toggleAttribute('data-invalid', isInvalid);
      dom.setAttribute('aria-invalid', String(Boolean(isInvalid)));
      if (describedBy) dom.setAttribute('aria-describedby', describedBy);
    },
    [editor, isInvalid, describedBy],
  );
  const toggleSource = () => {
    const isBlocked = isSource && !keeps(value);
    setRefused(isBlocked);
    onSource?.(isBlocked || !isSource);
  };
  const lost = isRefused ? tidyHtml(value).lost : [];
  return (
    <div className={styles.box} data-format={format}>
      <Toolbar ref={toolbar} editor={editor} format={format} isSource={isSource} onSource={onSource && toggleSource} />
      {isRefused && (
        <div className={styles.note}>
          <Callout tone="spark" icon={IconAlertTriangle} title={t('foreign.title')} role="alert">
            {lost.length > 0
              ? t('foreign.tags', { tags: lost.map((tag) => `<${tag}>`).join(', ') })
              : t('foreign.structure')}
          </Callout>
        </div>
      )}
      {isSource ? (
        <TextAreaControl
          id={id}
          className={styles.source}
          aria-label={t('source')}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          lang={lang}
          rows={rows}
          spellCheck={false}
          value={value}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <div className={styles.page}>
          <EditorContent editor={editor} className={className} />
        </div>
      )}
    </div>
  );
}
