import type { DeskStageView } from '@setu/contract';
import { currentLanguage, formatMoneyAsIs } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { addUp, type Money } from '../../../lib/money';

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

/**
 * Returns a function that writes the total of stages. It says "from" if a price is a range, as the stages do. It
 * returns undefined if the stages have no amounts.
 */
export function useTotalNote(): (stages: readonly DeskStageView[]) => string | undefined {
  const t = useTexts('account');
  return (stages) => {
    const sums = inOneCurrency(stages);
    const [first] = sums;
    const total = first && addUp(sums, first.currency);
    if (!total || total.value <= 0) return undefined;
    const isLowerBound = stages.some(({ is_lower_bound: isFrom }) => isFrom);
    const amount = formatMoneyAsIs(total);
    return t(isLowerBound ? 'desk.figures.sumFrom' : 'desk.figures.sum', { amount });
  };
}
