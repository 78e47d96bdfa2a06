import { constants, cutTo } from '@setu/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { dropDraft, readDraft, saveDraft } from '../../../lib/stored-draft';
import { Button } from '../../../ui/button/button';
import { TextAreaControl } from '../../../ui/field/text-control';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useHasKeyboard } from '../../../ui/media/use-has-keyboard';
import styles from './discussions.module.css';
import { remarkPlace } from './use-discussions';

const maxLength = constants.generalCommentMax;

interface RemarkFieldProps {
  review: string;
  field: string;
  /** The accessible name of the field. */
  label: string;
  placeholder: string;
  sendLabel: string;
  isBusy: boolean;
  takesFocus: boolean;
  onSend: (text: string) => Promise<boolean>;
  onLeave?: () => void;
  /** Other actions, shown next to the field while it is empty. */
  children?: ReactNode;
}

/** Asks for a remark. The tab stores the text until it is sent, so that no change of the page loses it. */
export function RemarkField(props: RemarkFieldProps) {
  const { review, field, label, placeholder, sendLabel, isBusy, takesFocus, onSend, onLeave, children } = props;
  const t = useTexts('discussion');
  const reviewTexts = useTexts('review');
  const name = `remark-${review}-${field}`;
  const [text, setText] = useState(() => String(readDraft(name) ?? ''));
  const place = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const hasKeys = useHasKeyboard();
  useEffect(
    function takeFocus() {
      if (takesFocus) place.current?.focus();
    },
    [takesFocus],
  );
  const isEmpty = text.trim() === '';
  const type = (typed: string) => {
    setText(typed);
    if (typed.trim() === '') dropDraft(name);
    else saveDraft(name, typed);
  };
  const send = async () => {
    if (isEmpty) return;
    // The first remark creates a thread, whose field would otherwise restore the text stored under this name.
    dropDraft(name);
    if (!(await onSend(text.trim()))) return saveDraft(name, text);
    setText('');
    place.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSending && !(event.key === 'Escape' && onLeave)) return;
    event.preventDefault();
    // The surrounding form has other shortcuts, which would send the full translation.
    event.stopPropagation();
    if (isSending) void send();
    else onLeave?.();
  };
  return (
    <Stack gap={2}>
      <div className={styles.line}>
        <TextAreaControl
          ref={place}
          id={remarkPlace(field)}
          className={styles.field}
          rows={1}
          value={text}
          readOnly={isBusy}
          aria-label={label}
          aria-describedby={isEmpty ? undefined : countId}
          placeholder={placeholder}
          onChange={({ target }) => type(cutTo(target.value, maxLength))}
          onKeyDown={handleKey}
        />
        {isEmpty && children}
      </div>
      {(onLeave || !isEmpty) && (
        <Row gap={2} justify="space-between" align="center">
          <Row gap={2}>
            {!isEmpty && (
              <Button size="small" ariaLabel={sendLabel} isBusy={isBusy} onClick={() => void send()}>
                {t('send')}
              </Button>
            )}
            {onLeave && (
              <Button size="small" tone="quiet" onClick={onLeave}>
                {t('keep')}
              </Button>
            )}
          </Row>
          {!isEmpty && (
            <Text as="span" size={12} tone="muted" hasFigures id={countId}>
              {reviewTexts('comment.length', { length: formatNumber([...text].length), most: formatNumber(maxLength) })}
              {hasKeys && ` · ${t('how')}`}
            </Text>
          )}
        </Row>
      )}
    </Stack>
  );
}
