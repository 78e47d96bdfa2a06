import type { RequestView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { convertedPrice } from '../model/converted-price';
import { advanceOf, balanceOf } from '../model/deal-payment';
import { stepName } from '../model/next-step';
import { rateOf } from '../model/request-prices';

/**
 * Returns a text with the amount due now, its recipient and its deadline. Null if nothing is due or the amount is
 * unknown.
 */
export function usePaymentText(request: RequestView): string | null {
  const t = useTexts('requests');
  const { status, supplier } = request;
  if (status !== 'contracted' && status !== 'partially_paid') return null;
  if (stepName(status, request.waits_for) === 'advance_reported') return null;
  const payment = status === 'contracted' ? advanceOf(request) : balanceOf(request);
  if (!payment) return null;
  const { main, other } = convertedPrice(payment, rateOf(status, request.contract_price), null);
  const params = {
    amount: other ? t('toPay.both', { amount: main, other }) : main,
    supplier: supplier ? companyName(supplier.short_name) : t('move.itsSupplier'),
    due: payment.due ? formatDate(payment.due) : '',
  };
  const key = status === 'contracted' ? 'advance' : 'balance';
  return payment.due ? t(`toPay.${key}By`, params) : t(`toPay.${key}`, params);
}
