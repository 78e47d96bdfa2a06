import styles from '../card-upload.module.css';

/** Shows the progress of a run from 0 to 1. `share` is absent while the total is unknown. */
export function Meter({ label, share }: { label: string; share?: number }) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.meter}
      data-unknown={percent === undefined || undefined}
    >
      <i style={{ width: percent === undefined ? undefined : `${percent}%` }} />
    </div>
  );
}
