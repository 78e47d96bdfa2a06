import type { RequestView } from '@setu/contract';
import { formatDate, formatPercent } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { placeName } from '../offers/place-name';

type Texts = ReturnType<typeof useTexts<'requests'>>;

/** Returns when the parts of the price are paid, as the card requires. Empty if it requires nothing. */
function paymentTerms(t: Texts, { last_customer_condition: condition }: RequestView): string[] {
  const card = condition.condition_product_skus[0]?.product_sku;
  if (!card) return [];
  const { payment_advance: advance, payment_transfer: rest, type } = card;
  return [
    advance ? t('terms.advance', { share: formatPercent(advance) }) : '',
    rest ? t(type === 'service' ? 'terms.acceptance' : 'terms.dispatch', { share: formatPercent(rest) }) : '',
  ].filter(Boolean);
}

/** Returns the payment terms of a request's card as one text. Empty if it has none. */
export function usePaymentTerms(request: RequestView): string {
  const t = useTexts('requests');
  return paymentTerms(t, request).join(', ');
}

/**
 * Returns the terms that come with the price of the offer: lead time, validity, delivery and payment. Empty without an
 * offer, and for suppliers, who know their own.
 */
export function usePriceTerms(request: RequestView): string[] {
  const t = useTexts('requests');
  const { offer_price: price, offer_terms: terms } = request;
  if (!price) return [];
  const offered = terms
    ? [
        t('terms.lead', { time: t('facts.days', { count: terms.lead_days }) }),
        // The contract has its own price, so the validity of the offered one no longer matters.
        request.contract_price ? '' : t('terms.until', { date: formatDate(terms.valid_until) }),
        [terms.inco_terms, placeName(terms.inco_place)].filter(Boolean).join(' '),
      ]
    : [];
  return [...offered, ...paymentTerms(t, request)].filter(Boolean);
}
