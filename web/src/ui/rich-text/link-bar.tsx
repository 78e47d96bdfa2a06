import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { FieldFrame } from '../field/field-frame';
import { TextControl } from '../field/text-control';
import { Row } from '../layout/layout';
import { completeLink, isLinkAllowed } from './links';
import styles from './rich-text.module.css';

/** Asks for the address of a link around the selected text. Without a selection the address itself becomes the text. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts('rich-text');
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const apply = () => {
    const href = completeLink(typed);
    setWrong(!isLinkAllowed(href));
    if (!isLinkAllowed(href)) return;
    const link = { type: 'link', attrs: { href } };
    if (editor.state.selection.empty && before === '') {
      editor
        .chain()
        .insertContent({ type: 'text', text: href, marks: [link] })
        .run();
    } else editor.chain().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The bar is inside the form of the page, which Enter would send.
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else close();
  };
  return (
    <div className={styles.link}>
      <FieldFrame label={t('links.label')} hint={t('links.hint')} error={isWrong ? t('links.wrong') : undefined}>
        {(control) => (
          <TextControl
            {...control}
            value={typed}
            autoFocus
            inputMode="url"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={handleKey}
          />
        )}
      </FieldFrame>
      <Row gap={2}>
        <Button size="small" onClick={apply}>
          {t('links.apply')}
        </Button>
        {before !== '' && (
          <Button size="small" tone="quiet" onClick={remove}>
            {t('links.remove')}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={close}>
          {t('links.cancel')}
        </Button>
      </Row>
    </div>
  );
}
