import type { RequestRowView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Text } from '../../../ui/layout/text';
import { shownCurrency } from '../model/converted-price';
import { rateOf } from '../model/request-prices';
import { rowTerm, termLevel } from '../model/row-term';
import type { Reader } from '../model/side';

const hasDemoRate = (rows: RequestRowView[]): boolean =>
  rows.some(({ status, total_price }) => rateOf(status, total_price)?.source === 'demo');

/** Returns whether an amount of the rows is in another currency than the reader's. */
const hasConverted = (rows: RequestRowView[]): boolean =>
  rows.some(({ status, total_price: total }) => total && total.currency !== shownCurrency() && rateOf(status, total));

/** Returns whether a row has a colour that the note explains. Only the note of brokers names amber. */
const hasColour = (rows: RequestRowView[], reader: Reader): boolean =>
  rows.some((row) => {
    const level = termLevel(rowTerm(row, reader), new Date());
    return row.claimed || level === 'late' || (level === 'soon' && reader === 'broker');
  });

/** Explains the date of the rates and the colours, each only if a row has it. */
export function ListNotes({ rows, reader }: { rows: RequestRowView[]; reader: Reader }) {
  const t = useTexts('requests');
  const isConverted = hasConverted(rows) && reader !== 'supplier';
  const isColoured = hasColour(rows, reader);
  if (!isConverted && !isColoured) return null;
  return (
    <Text size={12} tone="muted">
      {isConverted && `${t('list.noteRate', { context: hasDemoRate(rows) ? 'demo' : undefined })} `}
      {isColoured && t(reader === 'broker' ? 'list.noteClock' : 'list.noteAge')}
    </Text>
  );
}
