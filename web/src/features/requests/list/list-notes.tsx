import type { RequestRowView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { shownCurrency } from '../model/converted-price';
import { rateOf } from '../model/request-prices';
import type { Reader, RequestKind } from '../model/side';

const hasDemoRate = (rows: RequestRowView[]): boolean =>
  rows.some(({ status, total_price }) => rateOf(status, total_price)?.source === 'demo');

/** Returns whether an amount of the rows is in another currency than the reader's. */
const hasConverted = (rows: RequestRowView[]): boolean =>
  rows.some(({ status, total_price: total }) => total && total.currency !== shownCurrency() && rateOf(status, total));

/** Explains the date of the rates and the ages shown in red. */
export function ListNotes({ rows, reader, kind }: { rows: RequestRowView[]; reader: Reader; kind?: RequestKind }) {
  const t = useTexts('requests');
  return (
    <Text size={12} tone="muted">
      {hasConverted(rows) &&
        reader !== 'supplier' &&
        `${t(kind === 'rfd' ? 'list.noteRateDescribed' : 'list.noteRate', { context: hasDemoRate(rows) ? 'demo' : undefined })} `}
      {t(reader === 'broker' ? 'list.noteClock' : 'list.noteAge')}
    </Text>
  );
}
