import type { ReviewHeadView } from '@setu/contract';
import { formatDateTime, formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { WrittenText } from '../../i18n/written-text';
import { useFieldLabels } from '../../kit/card-fields/use-field-labels';
import { TextButton } from '../../ui/button/text-link';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { type Comments, countOf, written } from './model/comments';
import styles from './review.module.css';

interface CommentsPanelProps {
  comments: Comments;
  past: ReviewHeadView['past_comments'];
  /**
   * Returns a function that moves to a field. Undefined if the field is not on the page, and its name is then plain
   * text.
   */
  toField: (field: string) => (() => void) | undefined;
}

/** Lists all comments on the card, of this round and of earlier ones. */
export function CommentsPanel({ comments, past, toField }: CommentsPanelProps) {
  const t = useTexts('review');
  const { labelOf } = useFieldLabels();
  const now = Object.entries(written(comments));
  const counts = (['now', 'past'] as const).flatMap((which) => {
    const count = which === 'now' ? countOf(comments) : past.length;
    return count > 0 ? [t(`comments.${which}`, { figure: formatNumber(count) })] : [];
  });
  if (now.length === 0 && past.length === 0) return null;
  return (
    <Panel title={t('comments.title')} aside={counts.join(', ')}>
      <ul>
        {now.map(([field, text]) => {
          const go = toField(field);
          return (
            <li key={field} className={styles.listed}>
              {go ? (
                <TextButton onClick={go}>{labelOf(field)}</TextButton>
              ) : (
                <Text size={13} isStrong>
                  {labelOf(field)}
                </Text>
              )}
              <Text size={13}>
                <WrittenText text={text} />
              </Text>
            </li>
          );
        })}
        {past.map(({ field, text, at, round }) => (
          <li key={`${round}-${field}`} className={styles.listed}>
            <Text size={13} tone="secondary">
              {labelOf(field)}
            </Text>
            <Text size={13} tone="muted">
              <WrittenText text={text} />
            </Text>
            <Text size={12} tone="muted">
              {t('comments.resolved', { date: formatDateTime(at) })}
            </Text>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
