import { asSentence } from '@setu/proto/notice-case';
import { priceText } from '@setu/proto/price-text';
import type { CompanyType } from '@setu/proto/words';
import type { EmailLocale } from '../domain/email.js';
import { daysText, dayText } from './texts.js';

const sumPattern = /^(\d+) ([A-Z]{3})$/;

/** Formats a sum of a notification, such as `42650000 INR`. Returns an empty text if there is no sum. */
function sumText(locale: EmailLocale, sum: string): string {
  const [, minor, currency] = sumPattern.exec(sum) ?? [];
  if (minor === undefined || currency === undefined) return '';
  return priceText({ value: Number(minor) / 100, currency }, { locale: locale === 'ru' ? 'ru-RU' : 'en-GB' });
}

/**
 * Returns the sums and days of a notification and the reason of a rejection as its texts need them. Readers of Russian
 * get roubles, as on the pages. Suppliers always get the rupees that they sell in.
 */
export function noticeFigures(
  params: Readonly<Record<string, string>>,
  locale: EmailLocale,
  reader: CompanyType,
): Record<string, string> {
  const sum = (name: 'sum' | 'paid_sum'): string => {
    const inRoubles = locale === 'ru' && reader !== 'supplier' ? params[`${name}_rub`] : undefined;
    return sumText(locale, inRoubles ?? params[name] ?? '');
  };
  const paid = sum('paid_sum');
  const due = dayText(locale, params.due_on ?? '');
  return {
    price: sum('sum'),
    paid,
    ...(due === '' ? { payment: paid } : { payment_due: paid, due }),
    until: dayText(locale, params.valid_until ?? ''),
    lead: params.lead_days === undefined ? '' : daysText(locale, Number(params.lead_days)),
    claim_until: dayText(locale, params.claim_until ?? ''),
    reason: asSentence(params.comment ?? ''),
  };
}
