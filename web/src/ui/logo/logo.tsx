import styles from './logo.module.css';

const arches = 'M4 31a16 16 0 0 1 32 0M2 31h36';
const letters =
  'M68.5 12c-1.6-3.2-4.6-4.6-8.2-4.6-4.8 0-7.8 2.6-7.8 6.1 0 8.7 16.8 4.3 16.8 12.7 0 3.9-3.5 6.4-8.5 6.4-4.5 0-7.7-1.9-9.2-5.5M76.3 23.6h15.6a7.8 8.8 0 1 0-2.4 6.6M102.5 9v18.6c0 3.4 1.7 5 4.8 5h1.7M97.8 15.6h10.7M114.8 15.6v9.2c0 5 2.7 7.8 6.8 7.8s7-2.9 7-7.6v-9.4m0 9.4v7.6';

/** The logo: the arch and the wordmark. `onDeep` is for the footer's dark background. */
export function Logo({ onDeep = false, height = 32 }: { onDeep?: boolean; height?: number }) {
  return (
    <svg
      className={onDeep ? styles.onDeep : styles.logo}
      viewBox="0 0 132 40"
      height={height}
      width={Math.round(height * 3.3)}
      aria-hidden="true"
    >
      <g className={styles.mark} fill="none" strokeWidth="4" strokeLinecap="round">
        <path d={arches} />
        <path d="M12.5 31a7.5 7.5 0 0 1 15 0" strokeWidth="3.4" />
      </g>
      <circle className={styles.sun} cx="20" cy="7" r="4" />
      <path
        className={styles.word}
        d={letters}
        fill="none"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
