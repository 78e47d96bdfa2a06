import type { Money } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/events';

/**
 * Returns the sums and days that the email of a notification reports. A sum is written as minor units and a currency,
 * such as `42650000 INR`. What is unknown is left out.
 */
export function termsParams(terms: wire.ReportedTerms | undefined): Record<string, string> {
  if (terms === undefined) return {};
  const params = {
    sum: sumText(terms.price),
    sum_rub: sumText(terms.priceInRoubles),
    paid_sum: sumText(terms.payment),
    paid_sum_rub: sumText(terms.paymentInRoubles),
    due_on: terms.paymentDueOn,
    valid_until: terms.validUntil,
    lead_days: terms.leadDays === 0 ? '' : String(terms.leadDays),
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

const sumText = (money: Money | undefined): string => (money === undefined ? '' : `${money.minor} ${money.currency}`);
