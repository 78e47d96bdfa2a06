import { Bar } from '@visx/shape';
import { writtenValues } from '../../lib/chart/written-values';
import styles from './chart.module.css';
import type { ChartLayout, PaneLayout } from './chart-layout';

interface PaneProps {
  layout: ChartLayout;
  pane: PaneLayout;
  /** The position under the pointer. Its value is always shown. */
  pointed?: number;
}

/** The width that a value needs above its bar, in px per character. */
const charWidth = 7;

/**
 * Bars from zero: earlier ones pale, the last complete one in the brand's colour, an incomplete one dashed. Values are
 * shown above them if they fit. Zeros are left out: they would hide the other values.
 */
export function BarsPane({ layout: { centres, barWidth }, pane: { pane, y }, pointed }: PaneProps) {
  const { values, format, isToday } = pane;
  const written = writtenValues(values);
  const { last = -1 } = written;
  const step = (centres[1] ?? Number.POSITIVE_INFINITY) - (centres[0] ?? 0);
  const fits = Math.max(...values.map((value) => (value === undefined ? 0 : format(value).length))) * charWidth <= step;
  const lastFull = isToday ? last - 1 : last;
  return values.map((value, index) => {
    if (value === undefined) return null;
    const centre = centres[index] ?? 0;
    const isWritten = index === pointed || index === written.highest || (value !== 0 && (fits || index === last));
    const isBeside = !fits && index === last && index !== written.highest && index !== pointed;
    const look = index === lastFull ? 'full' : isToday && index === last ? 'running' : 'past';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position on the axis
      <g key={index}>
        <Bar
          className={styles.bar}
          data-look={look}
          x={centre - barWidth / 2}
          width={barWidth}
          y={Math.min(y(value), y(0))}
          height={Math.abs(y(0) - y(value))}
          rx={3}
        />
        {isWritten && (pointed === undefined || fits || index === pointed) && (
          <text
            className={index >= lastFull || index === pointed ? styles.value : undefined}
            x={isBeside ? centre + barWidth / 2 + 4 : centre}
            y={isBeside ? y(value) + 4 : y(Math.max(0, value)) - 7}
            textAnchor={isBeside ? 'start' : 'middle'}
          >
            {format(value)}
          </text>
        )}
      </g>
    );
  });
}
