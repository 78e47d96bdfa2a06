import type { RequestRowView } from '@setu/contract';
import { isConverted } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { rateOf } from '../model/request-prices';
import type { Reader, RequestKind } from '../model/side';

const hasDemoRate = (rows: RequestRowView[]): boolean =>
  rows.some(({ status, total_price }) => rateOf(status, total_price)?.source === 'demo');

/** Explains the date of the rates and the ages shown in red. */
export function ListNotes({ rows, reader, kind }: { rows: RequestRowView[]; reader: Reader; kind?: RequestKind }) {
  const t = useTexts('requests');
  return (
    <Text size={12} tone="muted">
      {isConverted() &&
        reader !== 'supplier' &&
        `${t(kind === 'rfd' ? 'list.noteRateDescribed' : 'list.noteRate', { context: hasDemoRate(rows) ? 'demo' : undefined })} `}
      {t(reader === 'broker' ? 'list.noteClock' : 'list.noteAge')}
    </Text>
  );
}
