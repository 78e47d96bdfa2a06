import type { MatureStateView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconCircle, IconCircleCheck } from '../../../ui/icon/icons';
import { VisuallyHidden } from '../../../ui/layout/text';
import { FoldedPanel } from '../../../ui/panel/folded-panel';
import styles from '../company-admin.module.css';

type Step = MatureStateView['steps'][number];

/** Shows a customer's completed and missing steps before it may trade. */
export function MaturePanel({ state: { steps } }: { state: MatureStateView }) {
  const t = useTexts('company-admin');
  const done = steps.filter(({ is_done: isDone }) => isDone).length;
  const note = ({ kind, is_done: isDone, regulation_number: number, at }: Step): string => {
    if (kind === 'regulation' && number === null) return t('mature.noRegulation');
    if (kind === 'regulation' && at !== null) return t('mature.until', { at: formatDateTime(at) });
    if (kind === 'signature' && at !== null) return t('mature.signedAt', { at: formatDateTime(at) });
    return t(`mature.${kind}.${isDone ? 'done' : 'open'}`);
  };
  return (
    <FoldedPanel
      title={t('mature.title')}
      aside={t('mature.of', { done, all: steps.length })}
      isOpen={done < steps.length}
    >
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.kind} data-done={step.is_done || undefined}>
            <Icon of={step.is_done ? IconCircleCheck : IconCircle} size={18} />
            <div>
              <b>
                {t(`mature.${step.kind}.name`, { number: step.regulation_number ?? 0 })}
                <VisuallyHidden> {t(step.is_done ? 'mature.done' : 'mature.open')}</VisuallyHidden>
              </b>
              <span>{note(step)}</span>
            </div>
          </li>
        ))}
      </ul>
    </FoldedPanel>
  );
}
