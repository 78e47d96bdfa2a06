import { type RequestView, rejectReasons } from '@setu/contract';
import { formatPercent } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ActionField } from '../../../kit/action-modal/action-field';
import { advanceOf, advanceShare, balanceOf, type DealPayment } from '../model/deal-payment';
import { documentReaders } from '../model/document-readers';
import { fieldsOf, type KnownTransitionField } from './transition-fields';
import type { OfferedTransition } from './transition-table';
import { useSupplierSearch } from './use-supplier-search';

const rupeesOf = (payment: DealPayment | null): string | undefined =>
  payment?.currency === 'INR' ? String(payment.value) : undefined;

/** The supplier's offer that the initial price comes from, as text. */
interface PriceSource {
  price: string;
  text: string;
}

/** Returns the fields of a transition's dialog in the server's order, prefilled with the known terms. */
export function useTransitionFields(
  request: RequestView,
): (move: OfferedTransition, from?: PriceSource) => ActionField[] {
  const { supplier, offer_price: offer } = request;
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const search = useSupplierSearch();
  const reasons = rejectReasons.map((reason) => ({ value: reason, label: statusTexts(`rejectReason.${reason}`) }));
  const known = supplier && { value: supplier.id, label: companyName(supplier.short_name) };
  const share = advanceShare(request);
  const payment = { kind: 'money', name: 'payment', currency: 'INR' } as const;
  // The label of a payment and its probable amount.
  const payments = {
    contracted: { ...payment, label: t('move.payment.advance'), hint: t('move.payment.amountHint') },
    partially_paid: { ...payment, label: t('move.payment.paid'), initial: rupeesOf(advanceOf(request)) },
    completed: { ...payment, label: t('move.payment.balance'), initial: rupeesOf(balanceOf(request)) },
  };
  const paymentAt = (status: RequestView['status']): ActionField =>
    status === 'contracted' || status === 'completed' ? payments[status] : payments.partially_paid;
  const tableOf = (status: RequestView['status'], from?: PriceSource): Record<KnownTransitionField, ActionField> => ({
    reject_reason: { kind: 'choice', name: 'reject_reason', label: t('close.reason'), options: reasons },
    reject_comment: { kind: 'text', name: 'reject_comment', label: t('close.comment'), hint: t('close.hint') },
    offer_price: {
      kind: 'money',
      name: 'offer_price',
      label: t('move.wholePrice'),
      currency: 'INR',
      initial: from?.price,
      hint: from?.text,
    },
    contract_price: {
      kind: 'money',
      name: 'contract_price',
      label: t('move.contractPrice'),
      currency: 'INR',
      initial: offer?.currency === 'INR' ? String(offer.value) : from?.price,
      hint: from?.text,
    },
    supplier_id: {
      kind: 'found',
      name: 'supplier_id',
      label: t('move.supplier'),
      placeholder: t('move.supplierSearch'),
      search,
      initial: known,
    },
    payment_share: {
      kind: 'percent',
      name: 'payment_share',
      label: t('move.payment.share'),
      hint: share ? t('move.payment.byCard', { share: formatPercent(share) }) : t('move.payment.advanceHint'),
    },
    payment: paymentAt(status),
    payment_due: {
      kind: 'day',
      name: 'payment_due',
      label: t(status === 'contracted' ? 'move.payment.due' : 'move.payment.on'),
    },
    files: {
      kind: 'files',
      name: 'files',
      label: t('move.files.label'),
      hint: t(`move.files.${documentReaders(request, status)}`),
    },
  });
  return ({ status, ...move }, from) => {
    const table = tableOf(status, from);
    return fieldsOf(move).map(({ name, isRequired }) => ({ ...table[name], isRequired }));
  };
}
