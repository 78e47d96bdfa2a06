import { constants, type MilestoneView, type RequestView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import type { ActionField } from '../../../kit/action-modal/action-field';
import { todayHere } from '../milestones/milestone-values';
import { advanceOf, advanceShare, balanceOf, type DealPayment } from '../model/deal-payment';
import { documentReaders } from '../model/document-readers';
import { reasonsFor, useReasonText } from '../model/reject-reasons';
import { fieldsOf, type KnownTransitionField, shareAmount } from './transition-fields';
import type { OfferedTransition } from './transition-table';
import { useSupplierSearch } from './use-supplier-search';

const rupeesOf = (payment: DealPayment | null): string | undefined =>
  payment?.currency === 'INR' ? String(payment.value) : undefined;

/** The supplier's offer that the initial price comes from, as text. */
interface PriceSource {
  price: string;
  text: string;
}

/**
 * Returns the fields of a transition's dialog in the server's order, prefilled with the known terms. `hasOffer` says
 * whether the customer has seen an offer.
 */
export function useTransitionFields(
  request: RequestView,
  { milestones, hasOffer }: { milestones: readonly MilestoneView[]; hasOffer: boolean },
): (move: OfferedTransition, from?: PriceSource) => ActionField[] {
  const { supplier, offer_price: offer } = request;
  const t = useTexts('requests');
  const reasonText = useReasonText();
  const search = useSupplierSearch();
  const reasons = (status: RequestView['status']) =>
    reasonsFor(status, hasOffer).map((reason) => ({ value: reason, label: reasonText(reason, status) }));
  const known = supplier && { value: supplier.id, label: companyName(supplier.short_name) };
  const cardShare = advanceShare(request);
  const share = cardShare === null ? undefined : String(Math.round(cardShare * 10_000) / 100);
  const reportedOn = (kind: MilestoneView['kind']) =>
    milestones.find((milestone) => milestone.kind === kind)?.happened ?? undefined;
  const payment = { kind: 'money', name: 'payment', currency: 'INR' } as const;
  // The label of a payment and its probable amount.
  const payments = {
    contracted: {
      ...payment,
      label: t('move.payment.advance'),
      hint: t('move.payment.amountHint'),
      calculate: shareAmount,
    },
    partially_paid: { ...payment, label: t('move.payment.paid'), initial: rupeesOf(advanceOf(request)) },
    completed: { ...payment, label: t('move.payment.balance'), initial: rupeesOf(balanceOf(request)) },
  };
  const paymentAt = (status: RequestView['status'], price: string | undefined): ActionField => {
    if (status !== 'contracted') return status === 'completed' ? payments[status] : payments.partially_paid;
    return {
      ...payments.contracted,
      initial: shareAmount({ payment_share: share ?? '', contract_price: price ?? '' }),
    };
  };
  const contractPrice = (from?: PriceSource) => (offer?.currency === 'INR' ? String(offer.value) : from?.price);
  const tableOf = (status: RequestView['status'], from?: PriceSource): Record<KnownTransitionField, ActionField> => ({
    reject_reason: { kind: 'choice', name: 'reject_reason', label: t('close.reason'), options: reasons(status) },
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
      initial: contractPrice(from),
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
    contract_number: {
      kind: 'text',
      name: 'contract_number',
      label: t('move.contractNumber'),
      ...{ isLine: true, maxLength: constants.contractNumberMax },
    },
    contract_date: { kind: 'day', name: 'contract_date', label: t('move.contractDate'), initial: todayHere() },
    payment_share: {
      kind: 'percent',
      name: 'payment_share',
      label: t('move.payment.share'),
      initial: share,
      hint: t(share ? 'move.payment.byCard' : 'move.payment.advanceHint'),
    },
    payment: paymentAt(status, contractPrice(from)),
    payment_due: {
      kind: 'day',
      name: 'payment_due',
      label: t(status === 'contracted' ? 'move.payment.due' : 'move.payment.on'),
      initial: status === 'contracted' ? undefined : reportedOn(status === 'completed' ? 'balance' : 'advance'),
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
