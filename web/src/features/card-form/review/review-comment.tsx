import type { FormReviewView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton } from '../../../ui/button/text-link';
import { IconMessage } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { sectionFields } from '../model/card-fields';
import { commentOn } from '../model/comments';
import { useCardFieldLabel } from './use-card-field-label';

/**
 * Shows, above the form, the reviewer's general comment and the commented fields, each of which leads to its comment.
 * Shows nothing without comments.
 */
export function ReviewComment({ review }: { review: FormReviewView | null }) {
  const t = useTexts('card-form');
  const labelOf = useCardFieldLabel();
  if (!review) return null;
  const { general = '' } = review.comments;
  const commented = Object.values(sectionFields)
    .flat()
    .filter((field) => commentOn(review, field) !== null);
  if (general === '' && commented.length === 0) return null;
  const from = [review.reviewer && fullName(review.reviewer), review.returned_at && formatDateTime(review.returned_at)];
  return (
    <Callout tone="spark" icon={IconMessage} title={t('review.title')}>
      <Stack gap={2}>
        <Text size={13} tone="secondary" hasFigures>
          {from.filter(Boolean).join(', ')}
        </Text>
        {general !== '' && <Text>{general}</Text>}
        {commented.length > 0 && (
          <Row gap={2}>
            <Text as="span" size={13}>
              {t('review.onFields', { count: commented.length })}
            </Text>
            {commented.map((field) => (
              <TextButton key={field} onClick={() => showField(field)}>
                {labelOf(field)}
              </TextButton>
            ))}
          </Row>
        )}
      </Stack>
    </Callout>
  );
}

/** Scrolls to a field with its comment and focuses its control. */
function showField(field: string): void {
  const place = document.querySelector<HTMLElement>(`[data-place="${field}"]`);
  place?.scrollIntoView?.({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}
