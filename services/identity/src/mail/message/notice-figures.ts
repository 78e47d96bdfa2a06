import { asSentence } from '@setu/proto/notice-case';
import { percentFormat } from '@setu/proto/percent';
import { priceText } from '@setu/proto/price-text';
import type { CompanyType } from '@setu/proto/words';
import type { EmailLocale } from '../domain/email.js';
import { daysText, dayText } from './texts.js';

const sumPattern = /^(\d+) ([A-Z]{3})$/;

/**
 * Formats a sum of a notification, such as `42650000 INR`, or a range up to another one. Returns an empty text if there is
 * no sum.
 */
function sumText(locale: EmailLocale, sum = '', upTo = ''): string {
  const [, minor, currency] = sumPattern.exec(sum) ?? [];
  if (minor === undefined || currency === undefined) return '';
  const [, most] = sumPattern.exec(upTo) ?? [];
  const figures = { value: Number(minor) / 100, to: most === undefined ? null : Number(most) / 100, currency };
  return priceText(figures, { locale: locale === 'ru' ? 'ru-RU' : 'en-GB' });
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
  const numbers = locale === 'ru' ? 'ru-RU' : 'en-GB';
  const sum = (name: 'sum' | 'paid_sum'): string => {
    const isInRoubles = locale === 'ru' && reader !== 'supplier' && params[`${name}_rub`] !== undefined;
    return isInRoubles
      ? sumText(locale, params[`${name}_rub`], params[`${name}_to_rub`])
      : sumText(locale, params[name], params[`${name}_to`]);
  };
  const paid = sum('paid_sum');
  const due = dayText(locale, params.due_on ?? '');
  return {
    price: sum('sum'),
    paid,
    ...(due === '' ? { payment: paid } : { payment_due: paid, due }),
    until: dayText(locale, params.valid_until ?? ''),
    lead: params.lead_days === undefined ? '' : daysText(locale, Number(params.lead_days)),
    advance: params.advance_share === undefined ? '' : percentFormat(numbers).format(Number(params.advance_share)),
    claim_until: dayText(locale, params.claim_until ?? ''),
    reason: asSentence(params.comment ?? ''),
  };
}
