import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import type { ReactNode } from 'react';
import styles from './chart.module.css';
import type { ChartLayout, PaneLayout } from './chart-layout';

interface PaneFrameProps {
  layout: ChartLayout;
  pane: PaneLayout;
  children: ReactNode;
}

/** The frame of a measure: title, gridlines with values, and axis. */
export function PaneFrame({
  layout: { left, right },
  pane: { pane, top, height, ticks, y },
  children,
}: PaneFrameProps) {
  return (
    <g transform={`translate(0 ${top})`}>
      <text x={left} y={12}>
        {pane.title}
      </text>
      <GridRows
        left={left}
        width={right - left}
        scale={scaleLinear<number>({ domain: [0, height], range: [0, height] })}
        tickValues={ticks.map(y)}
        className={styles.grid}
        stroke="var(--line-soft)"
      />
      {ticks.map((tick) => (
        <text key={tick} x={left - 10} y={y(tick) + 4} textAnchor="end">
          {pane.format(tick)}
        </text>
      ))}
      <line className={styles.axis} x1={left} x2={right} y1={height} y2={height} />
      {children}
    </g>
  );
}
