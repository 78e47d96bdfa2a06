import { constants } from '@setu/contract';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { TextAreaControl } from '../../../ui/field/text-control';
import { Icon } from '../../../ui/icon/icon';
import { IconCircleCheck, IconMessagePlus } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import type { FixedComment, returnedAt } from '../model/comments';
import { useStepLabels } from '../model/use-step-labels';
import styles from '../review.module.css';
import { CommentAuthor } from './comment-author';

export interface CommentCellProps {
  field: string;
  label: string;
  text: string;
  /**
   * The history event that returned the card with this comment. Absent for unsent comments, which the reviewer may
   * still change.
   */
  returnEvent: ReturnType<typeof returnedAt>;
  /** The comments on the field from earlier rounds. */
  fixed: FixedComment[];
  mayComment: boolean;
  /** The discussion of the field, if it is not shown elsewhere. */
  talk?: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onText: (text: string) => void;
}

/** Shows the comment on a field: a button while there is none, the text with its actions, or the editor. */
export function CommentCell(props: CommentCellProps) {
  const { label, text, returnEvent, fixed, mayComment, talk, isOpen, onOpen, onText } = props;
  const t = useTexts('review');
  const hasText = text.trim() !== '';
  if (isOpen) return <CommentEditor {...props} />;
  return (
    <div className={styles.comment}>
      <Stack gap={2}>
        {hasText && (
          <div>
            <CommentAuthor step={mayComment ? 'unsent' : returnEvent} />
            <p className={styles.said}>{text}</p>
          </div>
        )}
        {hasText && mayComment && (
          <Row gap={2}>
            <Button tone="quiet" size="small" ariaLabel={t('comment.editOf', { field: label })} onClick={onOpen}>
              {t('comment.edit')}
            </Button>
            <Button
              tone="quiet"
              size="small"
              ariaLabel={t('comment.removeOf', { field: label })}
              onClick={() => onText('')}
            >
              {t('comment.remove')}
            </Button>
          </Row>
        )}
        {!hasText && mayComment && (
          <Row justify="space-between">
            <Button
              tone="quiet"
              size="small"
              icon={IconMessagePlus}
              ariaLabel={t('comment.addTo', { field: label })}
              onClick={onOpen}
            >
              {t('comment.add')}
            </Button>
            {talk}
          </Row>
        )}
        {fixed.map((comment) => (
          <Text key={comment.at + comment.text} size={12} tone="muted" className={styles.resolved}>
            <Icon of={IconCircleCheck} size={14} />
            <FixedNote of={comment} />
          </Text>
        ))}
        {!hasText && !mayComment && fixed.length === 0 && (
          <Text size={12} tone="muted">
            {t('comment.none')}
          </Text>
        )}
        {(hasText || !mayComment) && talk && <div>{talk}</div>}
      </Stack>
    </div>
  );
}

function FixedNote({ of: { at, text, step } }: { of: FixedComment }) {
  const t = useTexts('review');
  const { isReaders, nameOf } = useStepLabels();
  const date = formatDate(at);
  if (step && isReaders(step)) return <span>{t('comment.resolvedOwn', { date, text })}</span>;
  const who = step && nameOf(step);
  return <span>{who ? t('comment.resolvedOf', { who, date, text }) : t('comment.resolved', { date, text })}</span>;
}

function CommentEditor({ label, text, onText, onClose }: CommentCellProps) {
  const t = useTexts('review');
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <div className={styles.comment}>
      <Stack gap={2}>
        <TextAreaControl
          aria-label={t('comment.to', { field: label })}
          value={text}
          rows={3}
          autoFocus
          onChange={({ target }) => onText(target.value)}
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
              {t('comment.remove')}
            </Button>
          </Row>
          <Text as="span" size={12} tone="muted" hasFigures>
            {t('comment.length', {
              length: formatNumber([...text].length),
              most: formatNumber(constants.generalCommentMax),
            })}
          </Text>
        </Row>
      </Stack>
    </div>
  );
}
