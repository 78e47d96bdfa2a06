import styles from './states.module.css';

/** The bridge under the sun, for an empty place. */
export function ArchDrawing() {
  return (
    <svg className={styles.lines} width="96" height="64" viewBox="0 0 96 64" aria-hidden="true">
      <path d="M8 56a40 40 0 0 1 80 0M4 56h88M30 56a18 18 0 0 1 36 0" />
      <circle className={styles.sun} cx="48" cy="8" r="5" />
    </svg>
  );
}

/** A magnifying glass over the end of a bridge, for a search without results. */
export function LensDrawing() {
  return (
    <svg className={styles.lines} width="96" height="64" viewBox="0 0 96 64" aria-hidden="true">
      <path d="M4 56h58M10 56a26 26 0 0 1 21-25M24 56a13 13 0 0 1 12-13" />
      <circle cx="52" cy="26" r="18" />
      <path d="M65 39l16 16M41 25a11 11 0 0 1 10-10" />
    </svg>
  );
}

/** A bridge without its middle span, for a failure. */
export function BrokenDrawing() {
  return (
    <svg className={styles.lines} width="96" height="64" viewBox="0 0 96 64" aria-hidden="true">
      <path d="M4 56h34M58 56h34M8 56a40 40 0 0 1 24-36M88 56a40 40 0 0 0-24-36" />
      <path d="M32 20a40 40 0 0 1 32 0" strokeDasharray="1 7" />
      <circle className={styles.sun} cx="48" cy="44" r="4" />
    </svg>
  );
}

/** A closed gate under the arch, for a place without access. */
export function GateDrawing() {
  return (
    <svg className={styles.lines} width="96" height="64" viewBox="0 0 96 64" aria-hidden="true">
      <path d="M8 56a40 40 0 0 1 80 0M4 56h88M34 56V36a14 14 0 0 1 28 0v20M41 56V28M48 56V24M55 56V28" />
    </svg>
  );
}
