import { priceText } from '@setu/contract';
import { intlLocaleOf, type Language } from '../../../i18n/locale';
import { convert, type ExchangeRate } from '../../../lib/money';

/** Returns a rupee price as readers of a language see it in lists: in roubles at today's rate, or in rupees. */
export function previewPrice(
  { price_from: from, price_to: to }: { price_from: number | null; price_to: number | null },
  { language, rate }: { language: Language; rate: ExchangeRate | null },
): string | null {
  if (from === null) return null;
  const currency = language === 'ru' && rate !== null ? 'RUB' : 'INR';
  const shown = (value: number) =>
    currency === 'RUB' && rate ? convert({ value, currency: 'INR' }, currency, rate).value : value;
  const figures = { value: shown(from), to: to === null ? null : shown(to), currency };
  return priceText(figures, { locale: intlLocaleOf(language), isRound: true });
}
