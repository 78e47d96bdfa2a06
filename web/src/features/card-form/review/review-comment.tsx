import type { FormReviewView } from '@setu/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { SectionStore } from '../../../forms/sections/section-store';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { Button } from '../../../ui/button/button';
import { TextButton } from '../../../ui/button/text-link';
import { IconMessage } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { useIsPhone } from '../../../ui/media/use-is-phone';
import { Callout } from '../../../ui/panel/callout';
import { type CardField, sectionFields, sectionIds } from '../model/card-fields';
import type { CardValues } from '../model/card-values';
import { commentOn, isFixed } from '../model/comments';
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
        {general !== '' && (
          <Text>
            <WrittenText text={general} />
          </Text>
        )}
        {commented.length > 0 && (
          <Row gap={2}>
            {commented.map((field) => (
              <Button key={field} size="small" onClick={() => showField(store, field)}>
                {t('review.toField', { field: labelOf(field) })}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Callout>
  );
}

/** Returns the sections with a comment. Empty if the review has only a general comment. */
export const commentedSections = (review: FormReviewView | null): ReadonlySet<string> =>
  new Set(allFields.filter((field) => commentOn(review, field) !== null).map(sectionOf));

const fieldsLeft = (review: FormReviewView | null, opened: CardValues, now: CardValues): CardField[] =>
  allFields.filter((field) => commentOn(review, field) !== null && !isFixed(review, field, { before: opened, now }));

/** Returns, by section, how many comments wait for a correction. */
export function useCommentsLeft(
  store: SectionStore,
  review: FormReviewView | null,
  opened: CardValues,
): ReadonlyMap<string, number> {
  // A text, so that the map changes only with the fields.
  const left = useSyncExternalStore(store.watchValues, () =>
    fieldsLeft(review, opened, store.values() as CardValues)
      .map(sectionOf)
      .join(),
  );
  return useMemo(() => {
    const sections = left === '' ? [] : left.split(',');
    return new Map(sections.map((id) => [id, sections.filter((one) => one === id).length]));
  }, [left]);
}

const firstCommented = (review: FormReviewView | null): CardField | undefined =>
  allFields.find((field) => commentOn(review, field) !== null);

/** Opens the section of the first commented field, so that a phone starts there. */
export function openCommented(store: SectionStore, review: FormReviewView | null): void {
  const field = firstCommented(review);
  if (field) store.open(sectionOf(field));
}

/**
 * Moves a phone to the first commented field once, after the form of a correction has been drawn. A wide page shows the
 * comments and most of the form at once.
 */
export function useStartAtComment(store: SectionStore, review: FormReviewView | null, isCorrection: boolean): void {
  const isPhone = useIsPhone();
  const field = isCorrection && isPhone ? firstCommented(review) : undefined;
  const hasStarted = useRef(false);
  useEffect(
    function startAtComment() {
      if (hasStarted.current || !field) return;
      hasStarted.current = true;
      showField(store, field);
    },
    [store, field],
  );
}

/** Says for the bar how many comments wait for a correction, and leads to the first one. */
export function CommentsLeft({ review, opened }: { review: FormReviewView | null; opened: CardValues }) {
  const t = useTexts('card-form');
  const labelOf = useCardFieldLabel();
  const { store } = useCardContext();
  const now = useSyncExternalStore(store.watchValues, store.values) as CardValues;
  const left = fieldsLeft(review, opened, now);
  const [first] = left;
  if (!first) return null;
  return (
    <TextButton onClick={() => showField(store, first)}>
      {left.length === 1 ? t('review.left', { field: labelOf(first) }) : t('review.leftMany', { count: left.length })}
    </TextButton>
  );
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
