import type { FormReviewView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from '../card-form.module.css';

/** Shows the reviewer's general comment and the number of commented fields. Shows nothing without comments. */
export function ReviewComment({ review }: { review: FormReviewView | null }) {
  const t = useTexts('card-form');
  if (!review) return null;
  const { general = '', ...fields } = review.comments;
  const count = Object.keys(fields).length;
  if (general === '' && count === 0) return null;
  return (
    <Panel title={t('review.title')} aside={review.returned_at && formatDateTime(review.returned_at)}>
      <Stack gap={2}>
        {review.reviewer && (
          <Text size={13} isStrong>
            {fullName(review.reviewer)}
          </Text>
        )}
        {general !== '' && <Text className={styles.comment}>{general}</Text>}
        {count > 0 && (
          <Text size={13} tone="muted">
            {t('review.onFields', { count })}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
