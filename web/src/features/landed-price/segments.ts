import type { LandedLineView, LandedPriceView } from '@setu/contract';

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

/** Returns the parts of the bar that have an amount or lack one. */
export function barParts({ lines, gaps, total }: Pick<LandedPriceView, 'lines' | 'gaps' | 'total'>): BarPart[] {
  return segments.flatMap((segment) => {
    const amount = lines
      .filter(({ kind }) => segmentOf[kind] === segment)
      .reduce((sum, line) => sum + (line.amount ?? 0), 0);
    const isMissing = gaps.some(({ line, reason }) => segmentOf[line] === segment && reason !== 'price_range');
    return amount > 0 || isMissing ? [{ segment, share: total > 0 ? amount / total : 0, isMissing }] : [];
  });
}

/** Taxes are printed even if they are zero, because readers look for them. */
const alwaysPrinted: readonly Line[] = ['duty', 'vat'];

/** Returns the lines worth printing: those with an amount, those that are not known, and those that the price includes. */
export const printedLines = (lines: readonly LandedLineView[]): LandedLineView[] =>
  lines.filter(({ kind, amount, is_included }) => amount !== 0 || is_included || alwaysPrinted.includes(kind));

/** Returns whether the goods themselves have no amount, so that a total would say nothing. */
export const isPriceless = ({ line, reason }: LandedPriceView['gaps'][number]): boolean =>
  line === 'goods' && reason !== 'price_range';
