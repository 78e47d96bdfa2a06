import type { LandedAssumptionView, LandedPriceView } from '@setu/contract';
import { formatDate, formatMoneyAsIs, formatNumber, formatPercent, formatRate } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { withinSentence } from '../../i18n/within-sentence';

const percent = (value: number) => formatPercent(value / 100);

/** Returns the texts of a figure that a landed price relies on: its name, its value and its source. */
export function useAssumptionTexts(price: LandedPriceView) {
  const t = useTexts('landed');

  const perUnit = ({ unit, currency }: LandedAssumptionView, value: number) => {
    const amount = formatMoneyAsIs({ value, currency: currency ?? 'RUB' });
    return unit === 'total' || unit === 'percent' ? amount : t(`per.${unit}`, { amount });
  };

  const taxText = (one: LandedAssumptionView, tariff: NonNullable<LandedAssumptionView['tariff']>) => {
    if (tariff.kind === 'percent') return percent(one.value);
    if (tariff.kind === 'specific') return perUnit(one, one.value);
    const values = { percent: percent(one.value), amount: perUnit(one, tariff.amount ?? 0) };
    return t(tariff.kind === 'combined_max' ? 'tariff.max' : 'tariff.sum', values);
  };

  return {
    nameOf: (one: LandedAssumptionView) => {
      const route = price.routes[0];
      if (one.kind === 'freight' && route?.mode) return t('freightBy', { mode: t(`mode.${route.mode}`) });
      if (one.kind === 'delivery' && route) return t('way', { from: route.to.name, to: price.city.name });
      if (one.tariff?.code) return t('ofCode', { line: t(`line.${one.kind as 'duty'}`), code: one.tariff.code });
      return one.kind === 'rate' ? t('rate') : t(`line.${one.kind}`);
    },

    valueOf: (one: LandedAssumptionView) => {
      if (one.kind === 'rate') return formatRate({ value: one.value, date: '' });
      if (one.tariff) return taxText(one, one.tariff);
      if (one.unit === 'percent') return percent(one.value);
      if (one.value === 0 && one.unit === 'total' && !one.is_overridden) return t('leftOut');
      const each = perUnit(one, one.value);
      return one.times === null || one.unit === 'total'
        ? each
        : t('times', { each, count: t(`unit.${one.unit}`, { count: one.times, shown: formatNumber(one.times) }) });
    },

    sourceOf: ({ kind, source, is_overridden, unit }: LandedAssumptionView) => {
      if (is_overridden) return t('source.own');
      if (kind === 'rate') return price.rate_date ? t('source.rate', { date: formatDate(price.rate_date) }) : '';
      if (!source) return unit === 'percent' && kind === 'insurance' ? t('source.insurance') : t('source.setting');
      const title = withinSentence(source.title);
      return source.valid_to
        ? t('source.until', { title, date: formatDate(source.valid_to) })
        : t('source.since', { title, date: formatDate(source.valid_from) });
    },
  };
}
