import type { Facet } from '@setu/contract';
import { formatMoneyAsIs, formatMoneyRangeAsIs, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { readBand } from './facet-model';

interface Worded {
  value: string;
  label: string | null;
}

/** Returns whether a facet has ranges, whose labels are clear only with the facet's name. */
const isBand = (key: Facet) => ['price_band', 'minimum_quantity', 'lead_days', 'warranty'].includes(key);

/** Returns the labels of facets and their values, for the panel and the chips. */
export function useFacetLabels() {
  const t = useTexts('catalogue');
  const rupees = (value: number) => ({ value, currency: 'INR' });
  const bandOf = (key: Facet, value: string): string | undefined => {
    const band = readBand(value);
    if (!band) return undefined;
    const { from, to } = band;
    // Only old links have price bands. They are round numbers in rupees, so they are not converted.
    if (key === 'price_band') {
      if (from !== null && to !== null) return formatMoneyRangeAsIs(rupees(from), rupees(to));
      if (to !== null) return t('facets.upTo', { to: formatMoneyAsIs(rupees(to)) });
      return from === null ? undefined : t('facets.from', { from: formatMoneyAsIs(rupees(from)) });
    }
    if (key === 'lead_days') {
      if (to !== null) return t('facets.daysUpTo', { count: to, to: formatNumber(to) });
      return from === null ? undefined : t('facets.daysAbove', { count: from, from: formatNumber(from) });
    }
    return from === null ? undefined : t('facets.monthsFrom', { count: from, from: formatNumber(from) });
  };
  /** Returns a minimum quantity with the name of its unit: "up to 10 pcs". */
  const minimumOf = (value: string, unit: string): string => {
    const { from = null, to = null } = readBand(value.replace(/^\d+:/, '')) ?? {};
    if (to !== null) return t('facets.upTo', { to: `${formatNumber(to)}\u00A0${unit}` });
    return from === null ? unit : t('facets.above', { from: `${formatNumber(from)}\u00A0${unit}` });
  };
  const labelOf = (key: Facet, { value, label }: Worded): string => {
    if (key === 'minimum_quantity' && label !== null) return minimumOf(value, label);
    if (label !== null) return label;
    if (key === 'sample' && value === 'yes') return t('facets.sampleYes');
    if (key === 'supplier' || key === 'sub_category') return t(`facets.unknown.${key}`);
    return (isBand(key) ? bandOf(key, value) : undefined) ?? value;
  };
  return {
    titleOf: (key: Facet): string => t(`facets.names.${key}`),
    labelOf,
    chipOf: (key: Facet, worded: Worded): string => {
      const label = labelOf(key, worded);
      return isBand(key) ? t('facets.chip', { name: t(`facets.names.${key}`), value: label }) : label;
    },
  };
}
