import type { ReviewView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { TextButton } from '../../../ui/button/text-link';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Callout } from '../../../ui/panel/callout';
import { fieldRows } from '../model/card-fields';
import { type CheckWarning, warningsOf } from '../model/check-warnings';
import { useValueTexts } from '../model/use-value-texts';
import { useNormText } from './price-norm';

interface ReviewWarningsProps {
  view: ReviewView;
  /** Returns a function that moves to a field. */
  toField: (field: string) => (() => void) | undefined;
}

/** Lists, above the fields, what the check has found by itself. Each warning leads to its field. */
export function ReviewWarnings({ view, toField }: ReviewWarningsProps) {
  const t = useTexts('review');
  const { labelOf } = useFieldLabels(view.card.type);
  const normText = useNormText(view.card, view.price_norm);
  const rows = fieldRows(view, useValueTexts()).flatMap((section) => section.rows);
  const warnings = warningsOf(view, rows);
  if (warnings.length === 0) return null;
  const textOf = ({ kind, words }: CheckWarning) => {
    if (kind === 'price') return normText;
    return kind === 'pictures' ? t('values.none') : t('checks.forbidden_word', { words: words.join(', ') });
  };
  return (
    <Callout tone="spark" icon={IconAlertTriangle} title={t('warnings.title', { count: warnings.length })}>
      <Stack gap={2}>
        {warnings.map((warning) => (
          <Row key={warning.field} gap={2} align="center">
            <Text as="span">
              {warning.kind !== 'price' && (
                <>
                  <b>{labelOf(warning.field)}</b>:{' '}
                </>
              )}
              {textOf(warning)}
            </Text>
            <TextButton onClick={() => toField(warning.field)?.()}>
              {t(`warnings.go.${warning.kind}`, { field: labelOf(warning.field) })}
            </TextButton>
          </Row>
        ))}
      </Stack>
    </Callout>
  );
}
