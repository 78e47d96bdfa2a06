import { currentRate, isConverted, rateValues } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Text } from '../../ui/layout/text';

/** Says at which rate the amounts of a report were converted, and that its file has them in rupees. */
export function RateNote() {
  const t = useTexts('reports');
  const rate = currentRate();
  if (!isConverted() || rate === null) return null;
  return (
    <Text size={12} tone="muted">
      {t('converted', rateValues(rate))}
    </Text>
  );
}
