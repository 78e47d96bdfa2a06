import type { CallTo, MoveField, MoveFormInput, OpenMoveView } from '@setu/contract';
import { type ActionValue, filesIn } from '../../../kit/action-modal/action-value';

/** A field of a transition that this build supports. A payment's due date and share have fields of their own. */
export type KnownTransitionField = (keyof MoveFormInput & MoveField) | 'payment_share' | 'payment_due' | 'files';

/** A part of the API call that carries one field's value. */
type Sent = Partial<CallTo<'updateRequestStatus'>['input']>;

const textOf = (value: ActionValue): string => {
  if (value === null || Array.isArray(value)) return '';
  return typeof value === 'string' ? value : value.value;
};
const idsOf = (value: ActionValue): string[] => filesIn(value).map(({ id }) => id);
const isFilled = (value: ActionValue): boolean => textOf(value) !== '' || idsOf(value).length > 0;
const rupees = (value: ActionValue) => ({ value: Number(textOf(value)), currency: 'INR' as const });

const sentAs: Record<KnownTransitionField, (value: ActionValue) => Sent> = {
  reject_reason: (value) => ({ reject_reason: textOf(value) }),
  reject_comment: (value) => ({ reject_comment: textOf(value) }),
  offer_price: (value) => ({ offer_price: rupees(value) }),
  contract_price: (value) => ({ contract_price: rupees(value) }),
  supplier_id: (value) => ({ supplier_id: textOf(value) }),
  contract_number: (value) => ({ contract_number: textOf(value) }),
  contract_date: (value) => ({ contract_date: textOf(value) }),
  payment: (value) => ({ payment: { amount: Number(textOf(value)), currency: 'INR' } }),
  // The share and the due date are sent together with their payment.
  payment_share: () => ({}),
  payment_due: () => ({}),
  files: (value) => ({ files: idsOf(value) }),
};

export const isTransitionField = (field: string): field is KnownTransitionField => Object.hasOwn(sentAs, field);

/** The fields of a transition, as the server lists them. */
export type TransitionForm = Pick<OpenMoveView, 'needs' | 'optional'>;

/** For a contract, the advance is entered as a share of the contract price or as an amount. */
const paymentFields = ({ needs }: TransitionForm): { name: KnownTransitionField; isRequired: boolean }[] => {
  const names: KnownTransitionField[] = needs.includes('contract_price')
    ? ['payment_share', 'payment', 'payment_due']
    : ['payment', 'payment_due'];
  return names.map((name) => ({ name, isRequired: false }));
};

/** Returns the fields of a transition's form, and whether each is required. */
export const fieldsOf = (form: TransitionForm): { name: KnownTransitionField; isRequired: boolean }[] => [
  ...form.needs.filter(isTransitionField).map((name) => ({ name, isRequired: true })),
  ...form.optional
    .filter(isTransitionField)
    .flatMap((name) => (name === 'payment' ? paymentFields(form) : [{ name, isRequired: false }])),
];

/** Returns the part of the contract price that is the entered share, rounded half up to a paisa. Empty without both. */
export function shareAmount(values: Record<string, ActionValue>): string {
  const [share, price] = [textOf(values.payment_share ?? ''), textOf(values.contract_price ?? '')];
  if (share === '' || price === '') return '';
  return String(Math.round(Number((Number(price) * Number(share)).toFixed(4))) / 100);
}

/** Returns the payment for a share that was entered without an amount. */
function paidShare(values: Record<string, ActionValue>): Sent {
  const amount = textOf(values.payment ?? '') === '' ? shareAmount(values) : '';
  return amount === '' ? {} : { payment: { amount: Number(amount), currency: 'INR' } };
}

/** Returns the values of a dialog in the shape of the API call, without empty values. */
export const bodyOf = (values: Record<string, ActionValue>): Sent => {
  const body: Sent = Object.assign(
    paidShare(values),
    ...Object.entries(values).flatMap(([name, value]) =>
      isTransitionField(name) && isFilled(value) ? [sentAs[name](value)] : [],
    ),
  );
  const due = textOf(values.payment_due ?? '');
  return body.payment && due !== '' ? { ...body, payment: { ...body.payment, due } } : body;
};
