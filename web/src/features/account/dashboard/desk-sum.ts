import { currentLanguage } from '../../../i18n/formats';
import type { Money } from '../../../lib/money';

interface Sum {
  inr: number;
  rub: number | null;
}

/** Sums as one currency: roubles for readers of Russian where every amount had a rate of its own, else rupees. */
export function inOneCurrency(sums: readonly Sum[]): Money[] {
  const isRouble = currentLanguage() === 'ru' && sums.every(({ rub }) => rub !== null);
  return sums.map(({ inr, rub }) =>
    isRouble ? { value: rub ?? 0, currency: 'RUB' } : { value: inr, currency: 'INR' },
  );
}
