import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconCheck } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import styles from './step-bar.module.css';

interface StepBarProps {
  steps: { id: string; title: string }[];
  /** The index of the open step, from 0. */
  current: number;
  /** True if the names are so short that a phone has room for all of them. */
  areShort?: boolean;
}

/** The current position in a few steps: arcs between them and a counter. Phones show only the current step's name. */
export function StepBar({ steps, current, areShort }: StepBarProps) {
  const t = useTexts();
  const phaseOf = (at: number) => {
    if (at === current) return 'doing';
    return at < current ? 'done' : 'todo';
  };
  return (
    <div className={styles.bar} data-short={areShort}>
      <ol className={styles.steps}>
        {steps.map(({ id, title }, at) => (
          <li key={id} data-phase={phaseOf(at)} aria-current={at === current ? 'step' : undefined}>
            {at > 0 && <Arc />}
            <StepMark phase={phaseOf(at)} position={at + 1} />
            <span className={styles.title}>{title}</span>
            {phaseOf(at) === 'done' && <VisuallyHidden>{t('progress.passed')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
      <StepCounter current={current} count={steps.length} />
    </div>
  );
}

const Arc = () => (
  <svg className={styles.arc} viewBox="0 0 32 10" aria-hidden="true">
    <path d="M1 9C8 0 24 0 31 9" />
  </svg>
);

/** A tick for a passed step, or its number. */
export function StepMark({ phase, position }: { phase: 'done' | 'doing' | 'todo'; position: number }) {
  return (
    <span className={styles.mark} data-phase={phase} aria-hidden="true">
      {phase === 'done' ? <Icon of={IconCheck} size={14} /> : position}
    </span>
  );
}

/** The counter, such as "Step 2 of 4". */
export function StepCounter({ current, count }: { current: number; count: number }) {
  const t = useTexts('fields');
  return <span className={styles.counter}>{t('steps.counter', { step: Math.min(current + 1, count), count })}</span>;
}
