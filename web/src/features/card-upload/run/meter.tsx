import styles from '../card-upload.module.css';

/** How far a run is, from 0 to 1; absent while the whole is not known. */
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
