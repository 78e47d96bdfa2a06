import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import type { returnedAt } from '../model/comments';
import { useStepLabels } from '../model/use-step-labels';
import styles from '../review.module.css';

/**
 * Shows above a comment its author and when the card was returned with it. An unsent comment is marked as the reader's
 * own.
 */
export function CommentAuthor({ step }: { step: ReturnType<typeof returnedAt> | 'unsent' }) {
  const t = useTexts('review');
  const { nameOf } = useStepLabels();
  if (step === null) return null;
  if (step === 'unsent') {
    return (
      <p className={styles.saidBy}>
        <b>{t('comment.you')}</b>
        <Text as="span" size={12} tone="muted">
          {t('comment.unsent')}
        </Text>
      </p>
    );
  }
  const name = nameOf(step);
  return (
    <p className={styles.saidBy}>
      {name && <b>{name}</b>}
      <Text as="span" size={12} tone="muted" hasFigures>
        <time dateTime={step.at}>{formatDateTime(step.at)}</time>
      </Text>
    </p>
  );
}
