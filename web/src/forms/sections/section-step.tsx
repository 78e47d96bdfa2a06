import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { IconChevronDown } from '../../ui/icon/icons';
import type { FormSectionProps } from './form-section';
import styles from './sections.module.css';

type StepProps = Pick<
  FormSectionProps,
  'section' | 'store' | 'formId' | 'step' | 'count' | 'isOpen' | 'next' | 'isNextMain' | 'onNext'
>;

/** Returns the id of the button that opens a section. */
export const stepHeadId = (formId: string): string => `${formId}-step`;

/** The title of a section as a button that opens it. A new object also has its place among the steps. */
export function StepHead({ section, store, formId, step = 1, count, isOpen }: StepProps) {
  const t = useTexts('fields');
  return (
    <button
      type="button"
      id={stepHeadId(formId)}
      className={styles.stepHead}
      aria-expanded={isOpen ?? false}
      onClick={() => store.open(section.id)}
    >
      <span>
        {count !== undefined && <small>{t('steps.counter', { step, count })}</small>}
        {section.title}
      </span>
      <Icon of={IconChevronDown} size={18} />
    </button>
  );
}

interface FoldHeadProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The title of an optional section as a button that unfolds it. */
export function FoldHead({ title, isOpen, onToggle }: FoldHeadProps) {
  return (
    <button type="button" className={styles.stepHead} aria-expanded={isOpen} onClick={onToggle}>
      <span>{title}</span>
      <Icon of={IconChevronDown} size={18} />
    </button>
  );
}

/** The button that leads to the next section. The last one has none, because the bar saves. */
export function StepFoot({ section, next, isNextMain, onNext }: StepProps) {
  const t = useTexts('fields');
  if (next === undefined) return null;
  return (
    <div className={styles.stepFoot}>
      <Button tone={isNextMain ? 'main' : 'soft'} isWide onClick={() => onNext?.(section.id)}>
        {t('sections.next', { section: next })}
      </Button>
    </div>
  );
}
