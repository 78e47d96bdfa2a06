import { Area, LinePath } from '@visx/shape';
import { writtenValues } from '../../lib/chart/written-values';
import styles from './chart.module.css';
import type { ChartLayout, PaneLayout } from './chart-layout';

interface PaneProps {
  layout: ChartLayout;
  pane: PaneLayout;
  pointed?: number;
}

interface Spot {
  index: number;
  x: number;
  y: number;
  text: string;
}

/** A line over its own range, with its lowest, highest and last value as labels. An amber point marks today's value. */
export function LinePane({ layout: { centres }, pane: { pane, y, height }, pointed }: PaneProps) {
  const { values, format, tone = 'brand', isToday, isRunning } = pane;
  const spots = values.flatMap((value, index): Spot[] =>
    value === undefined ? [] : [{ index, x: centres[index] ?? 0, y: y(value), text: format(value) }],
  );
  const spotAt = (index: number | undefined) => spots.find((spot) => spot.index === index);
  const { lowest, highest, last } = writtenValues(values);
  const end = spotAt(last);
  // The label of the last value is not repeated.
  const extremes = [lowest, highest].filter((index) => index !== last && spotAt(index)?.text !== end?.text);
  const under = spotAt(pointed);
  const isUnfinished = isRunning === true && last === values.length - 1;
  return (
    <g className={styles.line} data-tone={tone}>
      {tone === 'brand' && (
        <Area className={styles.area} data={spots} x={({ x }) => x} y0={() => height} y1={(spot) => spot.y} />
      )}
      <LinePath
        className={styles.path}
        data={isUnfinished ? spots.slice(0, -1) : spots}
        x={({ x }) => x}
        y={(spot) => spot.y}
      />
      {isUnfinished && (
        <LinePath
          className={styles.path}
          data={spots.slice(-2)}
          x={({ x }) => x}
          y={(spot) => spot.y}
          strokeDasharray="4 4"
        />
      )}
      {extremes.map((index) => {
        const spot = spotAt(index);
        if (!spot) return null;
        return (
          <g key={index}>
            <circle className={styles.dot} cx={spot.x} cy={spot.y} r={3.5} />
            {pointed === undefined && (
              <text
                className={styles.value}
                // At the left edge the label would overlap the axis labels.
                x={spot.index === 0 ? spot.x + 8 : spot.x}
                // A label at the bottom would overlap the dates.
                y={spot.y + (index === lowest && spot.y < height - 2 ? 18 : -9)}
                textAnchor={spot.index === 0 ? 'start' : 'middle'}
              >
                {spot.text}
              </text>
            )}
          </g>
        );
      })}
      {end && (
        <>
          <circle className={isToday ? styles.today : styles.dot} cx={end.x} cy={end.y} r={isToday ? 5 : 3.5} />
          {/* A label at the bottom is above the axis. */}
          <text className={styles.value} x={end.x + 9} y={Math.min(end.y + 4, height - 4)}>
            {end.text}
          </text>
        </>
      )}
      {under && under.index !== last && (
        <>
          <circle className={styles.dot} cx={under.x} cy={under.y} r={3.5} />
          <text className={styles.value} x={under.x} y={under.y - 9} textAnchor="middle">
            {under.text}
          </text>
        </>
      )}
    </g>
  );
}
