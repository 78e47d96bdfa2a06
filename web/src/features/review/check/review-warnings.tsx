import type { ReviewView } from '@setu/contract';
import { formatMoneyRangeAsIs } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { TextButton } from '../../../ui/button/text-link';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { fieldRows } from '../model/card-fields';
import { type CheckWarning, warningsOf } from '../model/check-warnings';
import { priceStanding } from '../model/price-standing';
import { useValueTexts } from '../model/use-value-texts';

const inRupees = (value: number) => ({ value, currency: 'INR' });

interface ReviewWarningsProps {
  view: ReviewView;
  /** Returns a function that moves to a field. */
  toField: (field: string) => (() => void) | undefined;
}

/** Returns the unusual price of a card beside the usual ones. In rupees, as it is entered. */
function priceText({ card, price_norm: norm }: ReviewView, t: ReturnType<typeof useTexts<'review'>>): string {
  const { price_from: from, price_to: to } = card;
  if (!norm || from === null) return '';
  return t(`warnings.price.${priceStanding(card, norm) === 'above' ? 'above' : 'below'}`, {
    price: formatMoneyRangeAsIs(inRupees(from), to === null ? null : inRupees(to)),
    range: formatMoneyRangeAsIs(inRupees(norm.low), inRupees(norm.high)),
  });
}

/** Lists, above the fields, what the check has found by itself. Each warning leads to its field. */
export function ReviewWarnings({ view, toField }: ReviewWarningsProps) {
  const t = useTexts('review');
  const { labelOf } = useFieldLabels(view.card.type);
  const rows = fieldRows(view, useValueTexts()).flatMap((section) => section.rows);
  const warnings = warningsOf(view, rows);
  if (warnings.length === 0) return null;
  const textOf = ({ kind, field, words }: CheckWarning) => {
    if (kind === 'price') return priceText(view, t);
    const found = kind === 'pictures' ? t('values.none') : t('checks.forbidden_word', { words: words.join(', ') });
    return `${labelOf(field)}: ${found}`;
  };
  const isOnly = warnings.length === 1;
  return (
    <Callout
      tone="spark"
      icon={IconAlertTriangle}
      title={isOnly ? warnings.map(textOf) : t('warnings.title', { count: warnings.length })}
    >
      <Stack gap={2}>
        {warnings.map((warning) => (
          <Row key={warning.field} gap={2} align="center">
            {!isOnly && <Text as="span">{textOf(warning)}</Text>}
            <TextButton onClick={() => toField(warning.field)?.()}>
              {t(`warnings.go.${warning.kind}`, { field: labelOf(warning.field) })}
            </TextButton>
          </Row>
        ))}
      </Stack>
    </Callout>
  );
}
