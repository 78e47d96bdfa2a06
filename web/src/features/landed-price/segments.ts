import type { LandedLineView, LandedPriceView } from '@setu/contract';
import { formatMoneyAsIs, formatRoundMoneyAsIs } from '../../i18n/formats';
import { roundParts } from '../../lib/round-parts';

type Line = LandedLineView['kind'];

/** The parts of the bar, in its order. */
export const segments = ['goods', 'freight', 'insurance', 'duty', 'vat', 'fees', 'delivery'] as const;
export type Segment = (typeof segments)[number];

/** The part of the bar that a line belongs to. */
export const segmentOf: Readonly<Record<Line, Segment>> = {
  goods: 'goods',
  pre_carriage: 'freight',
  export_clearance: 'freight',
  loading: 'freight',
  freight: 'freight',
  insurance: 'insurance',
  duty: 'duty',
  excise: 'duty',
  vat: 'vat',
  fee: 'fees',
  broker: 'fees',
  certification: 'fees',
  storage: 'fees',
  bank: 'fees',
  delivery: 'delivery',
};

export interface BarPart {
  segment: Segment;
  /** From 0 to 1. */
  share: number;
  /** A line of this part is not known. */
  isMissing: boolean;
}

/** Formats an amount of roubles with its kopecks, if any. For prices of a unit. */
export const roubles = (value: number): string => formatMoneyAsIs({ value, currency: 'RUB' });

/** Formats an amount in whole roubles. */
export const wholeRoubles = (value: number): string => formatRoundMoneyAsIs({ value, currency: 'RUB' }, null);

/**
 * Returns the figures of lines as they are shown: amounts in whole roubles that add up to the total, and shares that add
 * up to 100 %.
 */
export function shownFigures(lines: readonly LandedLineView[]) {
  const exact = lines.map(({ amount }) => amount ?? 0);
  const sum = exact.reduce((all, amount) => all + amount, 0);
  // The goods cost as much as their price on the rest of the page.
  const goods = lines.findIndex(({ kind }) => kind === 'goods');
  const amounts = roundParts(exact, 1, goods);
  return {
    amounts,
    shares:
      sum > 0
        ? roundParts(
            exact.map((amount) => amount / sum),
            0.001,
          )
        : exact.map(() => 0),
    total: amounts.reduce((all, amount) => all + amount, 0),
    vat: amounts[lines.findIndex(({ kind }) => kind === 'vat')] ?? 0,
  };
}

/** Returns the parts of the bar that have an amount or lack one. Those without any amount come last. */
export function barParts({ lines, gaps, total }: Pick<LandedPriceView, 'lines' | 'gaps' | 'total'>): BarPart[] {
  const parts = segments.flatMap((segment) => {
    const amount = lines
      .filter(({ kind }) => segmentOf[kind] === segment)
      .reduce((sum, line) => sum + (line.amount ?? 0), 0);
    const isMissing = gaps.some(({ line, reason }) => segmentOf[line] === segment && reason !== 'price_range');
    return amount > 0 || isMissing ? [{ segment, share: total > 0 ? amount / total : 0, isMissing }] : [];
  });
  return [...parts.filter(({ share }) => share > 0), ...parts.filter(({ share }) => share === 0)];
}

/** Taxes are printed even if they are zero, because readers look for them. */
const alwaysPrinted: readonly Line[] = ['duty', 'vat'];

/** Returns the lines worth printing: those with an amount, those that are not known, and those that the price includes. */
export const printedLines = (lines: readonly LandedLineView[]): LandedLineView[] =>
  lines.filter(({ kind, amount, is_included }) => amount !== 0 || is_included || alwaysPrinted.includes(kind));

/** Returns whether the goods themselves have no amount, so that a total would say nothing. */
export const isPriceless = ({ line, reason }: LandedPriceView['gaps'][number]): boolean =>
  line === 'goods' && reason !== 'price_range';
