import { type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { TextButton } from '../button/text-link';
import { Icon } from '../icon/icon';
import { IconCheck, IconX } from '../icon/icons';
import { VisuallyHidden } from '../layout/text';
import { useIsPhone } from '../media/use-is-phone';
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
  /** The name of the progress, by default a request's. */
  label?: string;
}

/**
 * The progress of a request as a bridge with a span per stage. On a phone it is one line with the current stage, which
 * opens the list of all stages.
 */
export function RequestProgress({ stages, label }: RequestProgressProps) {
  const t = useTexts();
  const isPhone = useIsPhone();
  return (
    <section className={styles.bridge} aria-label={label ?? t('progress.label')}>
      {isPhone ? <Folded stages={stages} /> : <Way stages={stages} />}
    </section>
  );
}

function Folded({ stages }: { stages: ProgressStage[] }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const passed = stages.findLastIndex(({ phase }) => phase !== 'todo' && phase !== 'late');
  const at = Math.max(
    0,
    stages.findIndex(({ phase }) => phase === 'doing' || phase === 'closed'),
    passed,
  );
  return (
    <>
      <div className={styles.fold}>
        <b>
          {t('progress.step', { step: at + 1, count: stages.length })} · {stages[at]?.label}
        </b>
        <TextButton expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('progress.hide') : t('progress.all')}
        </TextButton>
      </div>
      {isOpen ? (
        <Way stages={stages} />
      ) : (
        <div className={styles.segments} aria-hidden="true">
          {stages.map(({ id, phase }) => (
            <span key={id} data-phase={phase} />
          ))}
        </div>
      )}
    </>
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
