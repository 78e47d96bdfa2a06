import type { CardDetailsView } from '@setu/contract';
import { currentRate, formatMoneyRangeAsIs, rateValues } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { convert } from '../../../lib/money';
import { Text } from '../../../ui/layout/text';

/**
 * Shows the price as buyers in Russia see it, at today's rate. Shows nothing for a price on request or without a rate.
 */
export function PriceInRoubles({ of: { price_mode: mode, price_from: from, price_to: to } }: { of: CardDetailsView }) {
  const t = useTexts('review');
  const rate = currentRate();
  const ends = (mode === 'exact' ? [from ?? to] : [from, to]).filter((value) => value !== null);
  if (mode === 'request' || rate === null || ends.length === 0) return null;
  const [low, high] = ends.map((value) => convert({ value, currency: 'INR' }, 'RUB', rate));
  if (!low) return null;
  return (
    <Text size={12} tone="muted" hasFigures>
      {t('values.inRoubles', { amount: formatMoneyRangeAsIs(low, high ?? null), ...rateValues(rate) })}
    </Text>
  );
}
