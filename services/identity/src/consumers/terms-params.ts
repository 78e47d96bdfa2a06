import type { Money } from '@setu/kit/core';
import type * as wire from '@setu/proto/request/events';
import { incoTermWord } from '@setu/proto/wire-words';

/**
 * Returns the sums and days that the email of a notification reports. A sum is written as minor units and a currency,
 * such as `42650000 INR`. What is unknown is left out.
 */
export function termsParams(terms: wire.ReportedTerms | undefined): Record<string, string> {
  if (terms === undefined) return {};
  const params = {
    sum: sumText(terms.price),
    sum_rub: sumText(terms.priceInRoubles),
    sum_to: sumText(terms.priceUpTo),
    sum_to_rub: sumText(terms.priceUpToInRoubles),
    paid_sum: sumText(terms.payment),
    paid_sum_rub: sumText(terms.paymentInRoubles),
    due_on: terms.paymentDueOn,
    valid_until: terms.validUntil,
    lead_days: terms.leadDays === 0 ? '' : String(terms.leadDays),
    inco: [incoTermWord(terms.incoTerm), terms.incoPlace].filter(Boolean).join(' '),
    advance_share: terms.advanceShare === 0 ? '' : String(terms.advanceShare),
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

const sumText = (money: Money | undefined): string => (money === undefined ? '' : `${money.minor} ${money.currency}`);
