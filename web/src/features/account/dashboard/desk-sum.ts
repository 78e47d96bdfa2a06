import { currentLanguage } from '../../../i18n/formats';
import type { Money } from '../../../lib/money';

interface Sum {
  inr: number;
  rub: number | null;
}

/** Returns the sums in one currency: roubles for Russian readers if every amount has its own rate, otherwise rupees. */
export function inOneCurrency(sums: readonly Sum[]): Money[] {
  const isRouble = currentLanguage() === 'ru' && sums.every(({ rub }) => rub !== null);
  return sums.map(({ inr, rub }) =>
    isRouble ? { value: rub ?? 0, currency: 'RUB' } : { value: inr, currency: 'INR' },
  );
}
