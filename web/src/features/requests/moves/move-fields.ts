import type { CallTo, MoveField, MoveFormInput, OpenMoveView } from '@setu/contract';
import type { ActionValue } from '../../../kit/action-modal/action-field';

/** A field of a move that this build can ask for; a payment's day stands in a field of its own. */
export type KnownMoveField = (keyof MoveFormInput & MoveField) | 'payment_due';

/** What a field's value is as the call takes it. */
type Sent = Partial<CallTo<'updateRequestStatus'>['input']>;

const textOf = (value: ActionValue): string => {
  if (value === null || Array.isArray(value)) return '';
  return typeof value === 'string' ? value : value.value;
};
const rupees = (value: ActionValue) => ({ value: Number(textOf(value)), currency: 'INR' as const });

const sentAs: Record<KnownMoveField, (value: ActionValue) => Sent> = {
  reject_reason: (value) => ({ reject_reason: textOf(value) }),
  reject_comment: (value) => ({ reject_comment: textOf(value) }),
  offer_price: (value) => ({ offer_price: rupees(value) }),
  contract_price: (value) => ({ contract_price: rupees(value) }),
  supplier_id: (value) => ({ supplier_id: textOf(value) }),
  payment: (value) => ({ payment: { amount: Number(textOf(value)), currency: 'INR' } }),
  // Goes with its payment.
  payment_due: () => ({}),
};

export const isMoveField = (field: string): field is KnownMoveField => Object.hasOwn(sentAs, field);

/** What a move asks for, as the server says it. */
export type MoveForm = Pick<OpenMoveView, 'needs' | 'optional'>;

const paymentFields: { name: KnownMoveField; isRequired: boolean }[] = [
  { name: 'payment', isRequired: false },
  { name: 'payment_due', isRequired: false },
];

/** Takes a move, gives the fields of its form with whether each must be filled. */
export const fieldsOf = ({ needs, optional }: MoveForm): { name: KnownMoveField; isRequired: boolean }[] => [
  ...needs.filter(isMoveField).map((name) => ({ name, isRequired: true })),
  ...optional
    .filter(isMoveField)
    .flatMap((name) => (name === 'payment' ? paymentFields : [{ name, isRequired: false }])),
];

/** Takes what a dialog's fields hold, gives them as the call takes them; what was left empty is not sent. */
export const bodyOf = (values: Record<string, ActionValue>): Sent => {
  const body: Sent = Object.assign(
    {},
    ...Object.entries(values).flatMap(([name, value]) =>
      isMoveField(name) && textOf(value) !== '' ? [sentAs[name](value)] : [],
    ),
  );
  const due = textOf(values.payment_due ?? '');
  return body.payment && due !== '' ? { ...body, payment: { ...body.payment, due } } : body;
};
