import { constants } from '@setu/contract';
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { type Option, SelectControl } from '../../../ui/field/select-control';
import { TextAreaControl } from '../../../ui/field/text-control';
import { IconMessage } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';

/** The fields that a comment may be about. */
export interface CommentTarget {
  field: string;
  options: Option[];
  /** Moves the text to another field. */
  onPick: (field: string) => void;
}

interface CommentEditorProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  target?: CommentTarget;
  /** Starts a discussion of the field, which leaves the card's status as it is. */
  onDiscuss: (() => void) | undefined;
}

/**
 * Edits the comment on a field. Every letter is stored on this device, so that nothing is lost. Ctrl+Enter and Escape
 * leave the editor.
 */
export function CommentEditor({ label, text, onText, onClose, target, onDiscuss }: CommentEditorProps) {
  const t = useTexts('review');
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const length = [...text].length;
  return (
    <Stack gap={2}>
      {target && (
        <SelectControl
          aria-label={t('comment.about')}
          value={target.field}
          options={target.options}
          onChange={(event) => target.onPick(event.target.value)}
        />
      )}
      <TextAreaControl
        aria-label={t('comment.to', { field: label })}
        value={text}
        rows={3}
        autoFocus
        onChange={(event) => onText(event.target.value)}
        onKeyDown={handleKey}
      />
      <Row gap={2} justify="space-between">
        <Row gap={2}>
          <Button size="small" onClick={onClose}>
            {t('comment.keep')}
          </Button>
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              onText('');
              onClose();
            }}
          >
            {t(text === '' ? 'comment.cancel' : 'comment.remove')}
          </Button>
          {onDiscuss && (
            <Button
              tone="quiet"
              size="small"
              icon={IconMessage}
              ariaLabel={t('discussions.beginOn', { field: label })}
              onClick={onDiscuss}
            >
              {t('discussions.begin')}
            </Button>
          )}
        </Row>
        <Text as="span" size={12} tone="muted" hasFigures>
          {t('comment.length', { length: formatNumber(length), most: formatNumber(constants.generalCommentMax) })}
        </Text>
      </Row>
    </Stack>
  );
}
