import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconCheck, IconX } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import styles from './request-progress.module.css';

export interface ProgressStage {
  id: string;
  label: string;
  /** `closed` is the last stage of a rejected request. `late` was expected before today. */
  phase: 'done' | 'doing' | 'todo' | 'closed' | 'late';
  /** The date it was reached, or when it is expected, already formatted. */
  note?: ReactNode;
}

const Span = () => (
  <svg className={styles.span} viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 25C22 2 78 2 100 25" />
  </svg>
);

function Mark({ stage, position }: { stage: ProgressStage; position: number }) {
  if (stage.phase === 'done') return <Icon of={IconCheck} size={14} />;
  if (stage.phase === 'closed') return <Icon of={IconX} size={14} />;
  return stage.phase === 'doing' ? null : position;
}

interface RequestProgressProps {
  stages: ProgressStage[];
  /** The stages after the contract, under a separate heading. */
  after?: { label: string; stages: ProgressStage[] };
  /** The name of the progress, by default a request's. */
  label?: string;
}

/** The progress of a request as a bridge with a span per stage, vertical on phones. */
export function RequestProgress({ stages, after, label }: RequestProgressProps) {
  const t = useTexts();
  return (
    <section className={styles.bridge} aria-label={label ?? t('progress.label')}>
      <Way stages={stages} />
      {after && (
        <div className={styles.after}>
          <h2>{after.label}</h2>
          <Way stages={after.stages} />
        </div>
      )}
    </section>
  );
}

function Way({ stages }: { stages: ProgressStage[] }) {
  const t = useTexts();
  const phaseTexts = {
    done: t('progress.passed'),
    doing: t('progress.current'),
    todo: t('progress.ahead'),
    late: t('progress.late'),
    closed: '',
  };
  return (
    <ol style={{ gridTemplateColumns: `repeat(${stages.length}, minmax(0, 1fr))` }}>
      {stages.map((stage, index) => (
        <li key={stage.id} data-phase={stage.phase} aria-current={stage.phase === 'doing' ? 'step' : undefined}>
          {index < stages.length - 1 && <Span />}
          <span className={styles.mark}>
            <Mark stage={stage} position={index + 1} />
          </span>
          <span className={styles.label}>
            {stage.label} <VisuallyHidden>{phaseTexts[stage.phase]}</VisuallyHidden>
          </span>
          {stage.note && <span className={styles.note}>{stage.note}</span>}
        </li>
      ))}
    </ol>
  );
}
