import type { ReviewView } from '@setu/contract';
import { type MouseEvent, useId } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { Text } from '../../../ui/layout/text';
import { FieldDiscussion } from '../discussions/field-discussion';
import { type Discussions, startOf } from '../discussions/use-discussions';
import { fixedCommentsOf, returnedAt } from '../model/comments';
import type { JoinedRow } from '../model/joined-rows';
import styles from '../review.module.css';
import { CommentButton, CommentCell } from './comment-cell';
import { FieldValue } from './field-value';
import type { CommentsState } from './use-comments';

/** The longest value that a phone shows beside its name, in characters. */
const shortValue = 20;
/** The fields whose value is followed by more. */
const hasMore: ReadonlySet<string> = new Set(['pictures', 'price', 'hs_code']);

/** The comments on the fields of a card, and which of them is open. */
export interface FieldComments {
  comments: CommentsState;
  mayComment: boolean;
  /** The field whose comment is being edited. */
  open: string | null;
  onOpen: (field: string | null) => void;
  discussions: Discussions;
}

interface FieldRowProps extends FieldComments {
  row: JoinedRow;
  view: ReviewView;
}

/**
 * Shows one or several fields of the card in a row: their name, their current and previous values, and their comments.
 * The keys J and K move between rows. On touch screens, a tap on the row starts a comment.
 */
export function FieldRow({ row, view, comments, mayComment, open, onOpen, discussions }: FieldRowProps) {
  const t = useTexts('review');
  const id = useId();
  const { labelOf, joinedLabelOf } = useFieldLabels(view.card.type);
  const fields = row.parts.map(({ field }) => field);
  const isJoined = fields.length > 1;
  const textOf = (field: string) => comments.all[field] ?? '';
  const free = fields.find((field) => textOf(field).trim() === '');
  const isOpen = fields.some((field) => field === open);
  const isNoted = fields.some((field) => textOf(field).trim() !== '');
  const isShort =
    !isOpen && !isNoted && !hasMore.has(row.field) && row.parts.every(({ now }) => now.length <= shortValue);
  const hasButton = mayComment && !isOpen && free !== undefined;
  const moveTo = (from: string) => (to: string) => {
    comments.move(from, to);
    onOpen(to);
  };
  const targetOf = (field: string) =>
    isJoined
      ? {
          field,
          options: fields
            .filter((one) => one === field || textOf(one).trim() === '')
            .map((value) => ({ value, label: labelOf(value) })),
          onPick: moveTo(field),
        }
      : undefined;
  const discussOf = (field: string) => {
    const start = startOf(discussions, field);
    return (
      start &&
      (() => {
        onOpen(null);
        start();
      })
    );
  };
  const handleTap = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('button, a, textarea, select') !== null;
    if (hasButton && !isControl && matchMedia('(hover: none), (max-width: 767px)').matches) onOpen(free);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this is a line of reading
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button of the row and the key M do the same
    <div
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.row}
      data-field={row.field}
      data-short={isShort || undefined}
      data-fields={fields.join(' ')}
      data-noted={isNoted || undefined}
      onClick={handleTap}
    >
      <div id={id} className={styles.label}>
        {isJoined ? joinedLabelOf(row.field) : labelOf(row.field)}
      </div>
      <div className={styles.value}>
        {row.isCorrected && (
          <Text as="span" size={12} tone="warning" className={styles.corrected}>
            {t('fields.corrected')}
          </Text>
        )}
        <FieldValue row={row} view={view} />
        {fields.map((field) => (
          <CommentCell
            key={field}
            label={labelOf(field)}
            text={textOf(field)}
            returnEvent={returnedAt(view.review.history)}
            fixed={fixedCommentsOf(view.review, field)}
            mayComment={mayComment}
            isOpen={open === field}
            onOpen={() => onOpen(field)}
            onClose={() => {
              onOpen(null);
              focusField(field);
            }}
            onText={(text) => comments.set(field, text)}
            target={targetOf(field)}
            onDiscuss={discussOf(field)}
          />
        ))}
      </div>
      <div className={styles.tools}>
        {hasButton && <CommentButton label={labelOf(free)} onOpen={() => onOpen(free)} />}
        {fields.map((field) => (
          <FieldDiscussion key={field} {...{ field, discussions }} hasComment={mayComment} />
        ))}
      </div>
    </div>
  );
}

/** Focuses the row of a field and scrolls it to the middle, clear of the bars at the edges. Unfolds its section. */
export function focusField(field: string): void {
  const row = document.querySelector<HTMLElement>(`[data-fields~="${field}"]`);
  const section = row?.closest('details');
  if (section) section.open = true;
  row?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'center' });
}
