import type { CompanyRowView } from '@setu/contract';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { TwoLines } from '../../../ui/data-table/cells';
import { Text } from '../../../ui/layout/text';

/** Shows how many requests of a company are open, their number of all time, and when the latest was sent. */
export function CompanyRequests({ of }: { of: NonNullable<CompanyRowView['requests']> }) {
  const t = useTexts('companies');
  const { open, published, last_at: last } = of;
  if (published === 0) {
    return (
      <Text as="span" size={13} tone="muted">
        {t('list.requests.none')}
      </Text>
    );
  }
  return (
    <TwoLines
      title={t('list.requests.open', { open: formatNumber(open), shown: formatNumber(published) })}
      note={last && t('list.requests.latest', { date: formatDate(last) })}
    />
  );
}
