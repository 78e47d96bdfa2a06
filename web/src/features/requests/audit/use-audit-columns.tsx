import type { FieldChangeView, RequestStatus } from '@setu/contract';
import { formatDateTime, formatMoneyAsIs } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { Column } from '../../../ui/data-table/columns';

/** Fields the product has words for; a new one is shown by its own name. */
const worded = [
  'status',
  'numeric_hash',
  'broker_manager',
  'supplier',
  'customer_price',
  'offer_price',
  'contract_price',
  'total',
  'count',
  'comment',
  'name',
  'description',
  'area',
  'customs_code',
  'unit_price',
  'time_frame',
  'total_price',
  'bought_before',
  'bought_supplier',
  'bought_brand',
] as const;
type Worded = (typeof worded)[number];
const isWorded = (field: string): field is Worded => worded.some((known) => known === field);

/** Columns of a request's audit. */
export function useAuditColumns(): Column<FieldChangeView>[] {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  const shown = (field: string, value: FieldChangeView['old']): string | null => {
    if (value === null) return null;
    if (typeof value === 'object') return formatMoneyAsIs(value);
    return field === 'status' ? words(`request.${value as RequestStatus}`) : value;
  };
  const who = ({ by, acting }: FieldChangeView): string | null => {
    const person = by && fullName(by);
    return person && acting ? t('history.actingFor', { person: fullName(acting), principal: person }) : person;
  };
  return [
    {
      id: 'field',
      title: t('audit.field'),
      inCard: 'title',
      cell: ({ field }) => (isWorded(field) ? t(`audit.fields.${field}`) : field),
    },
    { id: 'old', title: t('audit.old'), cell: (change) => shown(change.field, change.old) },
    { id: 'new', title: t('audit.new'), cell: (change) => shown(change.field, change.new) },
    { id: 'who', title: t('audit.who'), cell: who },
    {
      id: 'when',
      title: t('audit.when'),
      cell: ({ date }) => <time dateTime={date}>{formatDateTime(date)}</time>,
    },
  ];
}
