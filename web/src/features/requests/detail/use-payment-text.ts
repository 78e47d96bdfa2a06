import type { MilestoneView, RequestView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { advanceOf } from '../model/deal-payment';
import { stepName } from '../model/next-step';
import { payByOf } from '../model/pay-by';
import { amountText, shownPayment } from '../model/shown-payment';

/**
 * Returns a text with the amount due now, its recipient and its deadline. A contract without an advance is paid in full.
 * Null if nothing is due or the amount is unknown.
 */
export function usePaymentText(request: RequestView, milestones: readonly MilestoneView[]): string | null {
  const t = useTexts('requests');
  const { status, supplier } = request;
  if (status !== 'contracted' && status !== 'partially_paid') return null;
  if (stepName(status, request.waits_for) === 'advance_reported') return null;
  const isFull = status === 'contracted' && advanceOf(request) === null;
  const key = isFull ? 'full' : status === 'contracted' ? 'advance' : 'balance';
  const payment = shownPayment(request, key === 'advance' ? 'advance' : 'balance');
  if (!payment) return null;
  const due = key === 'balance' ? payment.due : payByOf(request);
  const isBeforeShipment = milestones.some(({ before_shipment: isBefore }) => isBefore);
  const params = {
    amount: amountText(t, payment),
    supplier: supplier ? companyName(supplier.short_name) : t('move.itsSupplier'),
    due: due ? formatDate(due) : '',
  };
  if (key === 'balance' && !due) {
    // The milestones tell whether it is due before the shipment.
    if (milestones.length === 0) return null;
    const isShipped = stepName(status, request.waits_for) === 'shipment_reported';
    if (isBeforeShipment) return t(isShipped ? 'toPay.balanceOverdue' : 'toPay.balanceBeforeShipment', params);
  }
  return due ? t(`toPay.${key}By`, params) : t(`toPay.${key}`, params);
}
