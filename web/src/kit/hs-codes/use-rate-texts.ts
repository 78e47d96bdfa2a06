import type { HsRatesView, HsRateView } from '@setu/contract';
import { formatMoneyAsIs, formatPercent } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';

const units = ['kilogram', 'tonne', 'piece', 'cubic_metre'] as const;

/** Returns a function that names the duty and the VAT of a code: `Duty 5%`. A rate that is not known is left out. */
export function useRateTexts(): (rates: HsRatesView) => string[] {
  const t = useTexts('hs-codes');
  const rateText = ({ kind, percent, amount, currency, unit }: HsRateView): string => {
    const share = formatPercent((percent ?? 0) / 100);
    if (kind === 'percent') return share;
    const money = formatMoneyAsIs({ value: amount ?? 0, currency: currency ?? 'RUB' });
    const per = units.find((one) => one === unit);
    const each = per ? t(`per.${per}`, { amount: money }) : money;
    if (kind === 'specific') return each;
    return t(kind === 'combined_max' ? 'rate.max' : 'rate.sum', { percent: share, amount: each });
  };
  return ({ duty, vat }) => [
    ...(duty ? [t('duty', { rate: rateText(duty) })] : []),
    ...(vat ? [t('vat', { rate: rateText(vat) })] : []),
    ...(duty?.is_example || vat?.is_example ? [t('exampleRates')] : []),
  ];
}
