import { type PointerEvent, useState } from 'react';
import { labelledPlaces, nearestPlace } from '../../lib/chart/axis-places';
import { BarsPane } from './bars-pane';
import styles from './chart.module.css';
import { type ChartData, nameOf } from './chart-data';
import { layChart } from './chart-layout';
import { LinePane } from './line-pane';
import { PaneFrame } from './pane-frame';
import { useWidth } from './use-width';

/** Returns the width that the longest axis label needs with the space to the next one, in px. */
const axisLabelWidth = (labels: string[]): number => Math.max(36, ...labels.map(({ length }) => length * 7 + 6));

interface ChartDrawingProps {
  data: ChartData;
  /** The text for screen readers. */
  summary: string;
}

/**
 * Draws a chart with visx. It is maintained at Airbnb, supports React 19 since 4.0, and offers d3's scales and shapes
 * without a look of their own. Alternatives: recharts has its own look and 101 KiB gz. uPlot (22) and Chart.js (51)
 * paint a canvas, which ignores our tokens, prints as a picture and is silent for screen readers. chartist (10) has no
 * React and no scales for two panes over one axis. The used part of visx is 16 KiB gz, in a separate chunk.
 */
export function ChartDrawing({ data, summary }: ChartDrawingProps) {
  const [place, width] = useWidth();
  return (
    <div ref={place} className={styles.place} role="img" aria-label={summary}>
      {/* The key forces a full redraw at another width. Chromium sometimes left lines and letters of the previous drawing. */}
      {width > 0 && <Drawing key={width} data={data} width={width} />}
    </div>
  );
}

/** The drawing at a known width. */
export function Drawing({ data, width }: { data: ChartData; width: number }) {
  const [pointed, setPointed] = useState<number>();
  const layout = layChart(data, width);
  const { centres, left, right, axisTop, height } = layout;
  const labelled = labelledPlaces(centres.length, right - left, axisLabelWidth(data.places.map(({ label }) => label)));
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) =>
    setPointed(nearestPlace(centres, clientX - currentTarget.getBoundingClientRect().left));
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      aria-hidden="true"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(undefined)}
    >
      {layout.panes.map((pane) => (
        <PaneFrame key={pane.pane.id} layout={layout} pane={pane}>
          {pane.pane.kind === 'bars' ? (
            <BarsPane layout={layout} pane={pane} pointed={pointed} />
          ) : (
            <LinePane layout={layout} pane={pane} pointed={pointed} />
          )}
        </PaneFrame>
      ))}
      {pointed !== undefined && (
        <line className={styles.cross} x1={centres[pointed]} x2={centres[pointed]} y1={16} y2={axisTop - 6} />
      )}
      {data.places.map((place, index) => {
        if (index === pointed || (pointed === undefined && labelled.includes(index))) {
          return (
            <text key={place.id} x={centres[index]} y={axisTop + 10} textAnchor="middle">
              {index === pointed ? nameOf(place) : place.label}
              {place.note && (
                <tspan x={centres[index]} dy={16}>
                  {place.note}
                </tspan>
              )}
            </text>
          );
        }
        return null;
      })}
    </svg>
  );
}
