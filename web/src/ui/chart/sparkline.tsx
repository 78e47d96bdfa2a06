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
  const max = Math.max(...values, 1);
  const step = (width - 2 * edge) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => ({
    x: edge + index * step,
    y: height - edge - (value / max) * (height - 2 * edge),
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
