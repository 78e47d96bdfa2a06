import type { FormReviewView } from '@setu/contract';
import type { SectionStore } from '../../../forms/sections/section-store';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextButton } from '../../../ui/button/text-link';
import { IconMessage } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { type CardField, sectionFields, sectionIds } from '../model/card-fields';
import { commentOn } from '../model/comments';
import { useCardContext } from '../sections/card-context';
import { useCardFieldLabel } from './use-card-field-label';

const allFields = Object.values(sectionFields).flat();

const sectionOf = (field: CardField): string => sectionIds.find((id) => sectionFields[id].includes(field)) ?? '';

/**
 * Shows, above the form, the reviewer's general comment and the commented fields, each of which leads to its comment.
 * Shows nothing without comments.
 */
export function ReviewComment({ review }: { review: FormReviewView | null }) {
  const t = useTexts('card-form');
  const labelOf = useCardFieldLabel();
  const { store } = useCardContext();
  if (!review) return null;
  const { general = '' } = review.comments;
  const commented = allFields.filter((field) => commentOn(review, field) !== null);
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
              <TextButton key={field} onClick={() => showField(store, field)}>
                {labelOf(field)}
              </TextButton>
            ))}
          </Row>
        )}
      </Stack>
    </Callout>
  );
}

/** Opens the section of the first commented field, so that a phone starts there. */
export function openCommented(store: SectionStore, review: FormReviewView | null): void {
  const field = review && allFields.find((one) => commentOn(review, one) !== null);
  if (field) store.open(sectionOf(field));
}

/** Opens the section of a field, scrolls to the field with its comment, and focuses its control. */
function showField(store: SectionStore, field: CardField): void {
  store.open(sectionOf(field));
  window.requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[data-place="${field}"]`);
    place?.scrollIntoView?.({ block: 'center' });
    place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  });
}
