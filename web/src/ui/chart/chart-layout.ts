import { scaleBand, scaleLinear, scalePoint } from '@visx/scale';
import { writtenValues } from '../../lib/chart/written-values';
import type { ChartData, ChartPane } from './chart-data';

const paneHeights = { bars: 160, line: 106, single: 190 } as const;

const charWidth = 7;
/** Space above the values for the pane's title and for the label of the highest point, in px. */
const paneTop = { bars: 34, line: 44 } as const;
const gapBelow = 14;
const gapRight = 12;

export interface PaneLayout {
  pane: ChartPane;
  /** The top of the pane in px from the top of the drawing. */
  top: number;
  height: number;
  ticks: number[];
  /** Returns the height of a value in px from the pane's top. */
  y: (value: number) => number;
}

export interface ChartLayout {
  left: number;
  right: number;
  /** The centres of the positions, in px. */
  centres: number[];
  barWidth: number;
  panes: PaneLayout[];
  /** The position of the axis labels, in px from the top. */
  axisTop: number;
  height: number;
}

function layPane(pane: ChartPane, top: number, isSingle: boolean): PaneLayout {
  const known = pane.values.filter((value) => value !== undefined);
  const height = isSingle ? paneHeights.single : paneHeights[pane.kind];
  const isFromZero = pane.kind === 'bars' || pane.isShare === true;
  const min = isFromZero ? Math.min(0, ...known) : Math.min(...known);
  const max = Math.max(...known, pane.kind === 'bars' ? 0 : Number.NEGATIVE_INFINITY);
  // Counts have no fractions.
  const isCount = pane.kind === 'bars' && known.every(Number.isInteger);
  const spread = max - min || Math.abs(max) || 1;
  // The axis does not go below zero unless a value does.
  const floor = min - spread * 0.08;
  const domain: [number, number] = isFromZero ? [min, max || 1] : [min < 0 ? floor : Math.max(0, floor), max || 1];
  const scale = scaleLinear<number>({ domain, range: [height, paneTop[pane.kind]], nice: 4 });
  return {
    pane,
    top,
    height,
    ticks: scale.ticks(isSingle || pane.kind === 'bars' ? 4 : 2).filter((tick) => !isCount || Number.isInteger(tick)),
    y: (value) => scale(value),
  };
}

/**
 * Computes the layout of a chart for a width in px, with the panes below one another over one axis. Every width gets
 * its own drawing.
 */
export function layChart({ places, panes }: ChartData, width: number): ChartLayout {
  const laid: PaneLayout[] = [];
  let top = 0;
  for (const pane of panes) {
    const next = layPane(pane, top, panes.length === 1);
    laid.push(next);
    top += next.height + gapBelow;
  }
  const widest = (texts: string[]) => Math.max(0, ...texts.map(({ length }) => length)) * charWidth;
  const left = widest(laid.flatMap(({ pane, ticks }) => ticks.map((tick) => pane.format(tick)))) + 10;
  // The last value is shown at the right end of its line. Bars that are too narrow for labels have it beside the last
  // one, or above it if it is the highest.
  const step = (width - left - gapRight) / Math.max(1, places.length);
  const roomFor = ({ kind, values, format }: ChartPane): number => {
    const label = widest(lastLabel(values, format));
    if (kind === 'line') return label;
    if (widest(values.map((value) => (value === undefined ? '' : format(value)))) <= step) return 0;
    const { last, highest } = writtenValues(values);
    return last === highest ? Math.max(0, (label - step) / 2) : label;
  };
  const right = Math.max(0, ...panes.map(roomFor)) + gapRight;
  const range: [number, number] = [left, Math.max(left + 1, width - right)];
  const domain = places.map((_place, index) => index);
  const bands = scaleBand<number>({ domain, range, paddingInner: 0.4, paddingOuter: 0.2 });
  const points = scalePoint<number>({ domain, range, padding: 0.5 });
  const barWidth = Math.min(46, bands.bandwidth());
  const hasBars = panes.some(({ kind }) => kind === 'bars');
  const centres = domain.map((index) => (hasBars ? (bands(index) ?? 0) + bands.bandwidth() / 2 : (points(index) ?? 0)));
  return {
    left,
    right: range[1],
    centres,
    barWidth,
    panes: laid,
    axisTop: top,
    height: top + (places.some(({ note }) => note) ? 36 : 20),
  };
}

function lastLabel(values: (number | undefined)[], format: (value: number) => string): string[] {
  const last = values.findLast((value) => value !== undefined);
  return last === undefined ? [] : [format(last)];
}
