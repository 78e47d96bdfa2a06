import { formatDate } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { IconButton } from '../../../ui/button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import { IconCircleCheck, IconMessagePlus, IconPencil, IconTrash } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import type { FixedComment, returnedAt } from '../model/comments';
import { useStepLabels } from '../model/use-step-labels';
import styles from '../review.module.css';
import { CommentAuthor } from './comment-author';
import { CommentEditor, type CommentTarget } from './comment-editor';

export interface CommentCellProps {
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
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onText: (text: string) => void;
  /** The fields that share the row. The reviewer chooses which one the comment is about. */
  target?: CommentTarget;
  /** Starts a discussion of the field instead. Undefined for a field that cannot be discussed. */
  onDiscuss: (() => void) | undefined;
}

/** Shows the comments on a field: the text with its actions or its editor, and those of earlier rounds. */
export function CommentCell({ label, text, fixed, isOpen, ...rest }: CommentCellProps) {
  const hasText = text.trim() !== '';
  if (!hasText && !isOpen && fixed.length === 0) return null;
  return (
    <div className={styles.comment}>
      <Stack gap={2}>
        {isOpen ? (
          <CommentEditor {...{ label, text, ...rest }} />
        ) : (
          hasText && <WrittenComment {...{ label, text, ...rest }} />
        )}
        {fixed.map((comment) => (
          <Text key={comment.at + comment.text} size={12} tone="muted" className={styles.resolved}>
            <Icon of={IconCircleCheck} size={14} />
            <FixedNote of={comment} />
          </Text>
        ))}
      </Stack>
    </div>
  );
}

type WrittenProps = Pick<CommentCellProps, 'label' | 'text' | 'returnEvent' | 'mayComment' | 'onOpen' | 'onText'>;

function WrittenComment({ label, text, returnEvent, mayComment, onOpen, onText }: WrittenProps) {
  const t = useTexts('review');
  return (
    <div>
      <Row gap={2} justify="space-between" wrap={false}>
        <CommentAuthor step={mayComment ? 'unsent' : returnEvent} />
        {mayComment && (
          <span className={styles.own}>
            <IconButton icon={IconPencil} size={16} label={t('comment.editOf', { field: label })} onClick={onOpen} />
            <IconButton
              icon={IconTrash}
              size={16}
              label={t('comment.removeOf', { field: label })}
              onClick={() => onText('')}
            />
          </span>
        )}
      </Row>
      <p className={styles.said}>{text}</p>
    </div>
  );
}

/** Starts a comment on a field. */
export function CommentButton({ label, onOpen }: { label: string; onOpen: () => void }) {
  const t = useTexts('review');
  return (
    <IconButton
      icon={IconMessagePlus}
      size={18}
      label={t('comment.addTo', { field: label })}
      className={styles.addComment}
      onClick={onOpen}
    />
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
