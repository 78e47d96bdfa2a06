import { intlLocaleOf, type Language } from '../../../i18n/locale';
import { convert, type ExchangeRate } from '../../../lib/money';

/** Returns a rupee price as readers of a language see it: roubles at today's rate for Russian, rupees for English. */
export function previewPrice(
  { price_from: from, price_to: to }: { price_from: number | null; price_to: number | null },
  { language, rate }: { language: Language; rate: ExchangeRate | null },
): string | null {
  if (from === null) return null;
  const figures = new Intl.NumberFormat(intlLocaleOf(language), { maximumFractionDigits: 0, useGrouping: 'always' });
  const isRoubles = language === 'ru' && rate !== null;
  const shown = (value: number) =>
    figures.format(isRoubles ? convert({ value, currency: 'INR' }, 'RUB', rate).value : value);
  const text = to === null || shown(to) === shown(from) ? shown(from) : `${shown(from)}–${shown(to)}`;
  if (isRoubles) return `${text}\u00A0₽`;
  return language === 'en' ? `₹${text}` : `₹\u00A0${text}`;
}
