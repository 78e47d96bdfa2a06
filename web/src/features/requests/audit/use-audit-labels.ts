import {
  type FieldChangeView,
  landedOverrides,
  milestoneKinds,
  type RequestStatus,
  type SampleVerdict,
} from '@setu/contract';
import { formatDate, formatMoneyAsIs } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';

/** The fields that have a label. Any other field is shown by its technical name. */
const worded = [
  'status',
  'numeric_hash',
  'broker_manager',
  'supplier',
  'invited_supplier',
  'customer_price',
  'offer_price',
  'contract_price',
  'contract_number',
  'contract_date',
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
  'delivery_city',
  'claim',
  'claim_resolution',
  'sample',
  'sample_address',
  'sample_address_passed',
  'sample_sent',
  'sample_tracking',
  'sample_declined',
  'sample_verdict',
  'sample_verdict_comment',
  'payment',
  'payment_due',
  'files',
] as const;
type Worded = (typeof worded)[number];
const isWorded = (field: string): field is Worded => worded.some((known) => known === field);

const milestoneParts = ['expected', 'happened', 'note', 'files'] as const;
/** Splits the field `milestone_<kind>_<part>` of a milestone change. */
const milestoneField = (field: string) => {
  const kind = milestoneKinds.find((one) => field.startsWith(`milestone_${one}_`));
  const part = milestoneParts.find((one) => field === `milestone_${kind}_${one}`);
  return kind && part ? { kind, part } : null;
};

/** Returns the figure of the landed price in the field `estimate_<figure>`, which was replaced with a reason. */
const landedField = (field: string) => landedOverrides.find((one) => field === `estimate_${one}`);

/** Returns the functions that write the name of a changed field and its values. */
export function useAuditLabels() {
  const t = useTexts('request-audit');
  const requestTexts = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const shown = (field: string, value: FieldChangeView['old']): string | null => {
    if (value === null) return null;
    if (typeof value === 'object') return formatMoneyAsIs(value);
    if (field === 'sample_verdict') return requestTexts(`sampleVerdict.${value as SampleVerdict}`);
    if (/^milestone_.*_(expected|happened)$|^payment_due$|^contract_date$|^sample_sent$/.test(field))
      return formatDate(value);
    return field === 'status' ? statusTexts(`request.${value as RequestStatus}`) : value;
  };
  const named = (field: string): string => {
    if (isWorded(field)) return t(`fields.${field}`);
    const figure = landedField(field);
    if (figure) return t(`landed.${figure}`);
    const of = milestoneField(field);
    return of ? t(`milestone.${of.part}`, { stage: statusTexts(`milestone.${of.kind}`) }) : field;
  };
  return { shown, named };
}
