import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/icon';
import { IconAlertTriangle, IconCircleCheck, IconProgress } from '../icon/icons';
import styles from './job-line.module.css';

type JobState = 'running' | 'ready' | 'failed';

interface JobLineProps {
  state: JobState;
  name: string;
  /** The progress, how long the file is stored, or why it failed. */
  note: ReactNode;
  /** The progress from 0 to 1 while the task runs. Absent if the total is unknown. */
  progress?: number;
  /** One button: stop, download, try again. */
  action?: ReactNode;
}

const icons: Record<JobState, IconComponent> = {
  running: IconProgress,
  ready: IconCircleCheck,
  failed: IconAlertTriangle,
};

/**
 * A long-running task: its name, its progress and one action. Screen readers announce its result, and a failure
 * interrupts.
 */
export function JobLine({ state, name, note, progress, action }: JobLineProps) {
  return (
    <div className={styles.job} data-state={state}>
      <span className={styles.icon}>
        <Icon of={icons[state]} />
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        {state === 'running' && <Meter label={name} progress={progress} />}
        <p role={state === 'failed' ? 'alert' : state === 'ready' ? 'status' : undefined}>{note}</p>
      </div>
      {action}
    </div>
  );
}

function Meter({ label, progress }: { label: string; progress?: number }) {
  const percent = progress === undefined ? undefined : Math.round(Math.min(1, Math.max(0, progress)) * 100);
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
