import styles from './sparkline.module.css';

interface SparklineProps {
  values: readonly number[];
  /** The text for screen readers, because the values appear nowhere else on the page. */
  label: string;
}

const width = 88;
const height = 24;
const edge = 4;

/** A trend line without axes for a table row. The amber point is its end. */
export function Sparkline({ values, label }: SparklineProps) {
  // The line uses its full height, so that a small change is visible. Equal values lie in the middle.
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0.5);
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: edge + index * step,
    y: height - edge - share(value) * (height - 2 * edge),
  }));
  const end = points.at(-1);
  if (!end) return null;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')} />
      <circle cx={end.x} cy={end.y} r={3} />
    </svg>
  );
}
