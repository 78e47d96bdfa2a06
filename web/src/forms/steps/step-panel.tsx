import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { TextButton } from '../../ui/button/text-link';
import { IconArrowLeft } from '../../ui/icon/icons';
import { useHasKeyboard } from '../../ui/media/use-has-keyboard';
import { StepCounter, StepMark } from '../../ui/step-bar/step-bar';
import { SubmitButton } from '../submit-button';
import type { FormStep } from './step-form';
import styles from './steps.module.css';

interface OpenStepProps {
  step: { title: string; lead: string; content: ReactNode } & Pick<FormStep, 'heading' | 'otherWay' | 'isReady'>;
  at: number;
  count: number;
  isFolded: boolean;
  /** The label of the button that continues. */
  action: string | undefined;
  onBack: (() => void) | undefined;
  state: ReactNode;
  /** Returns whether the user came from another step of the form, instead of opening the form at this step. */
  isComeTo: () => boolean;
}

/** The open step with its footer. The heading gets the focus if the user came from another step. */
export function OpenStep({ step, at, count, isFolded, action, onBack, state, isComeTo }: OpenStepProps) {
  const t = useTexts('fields');
  const { values } = useFormikContext<object>();
  const isReady = step.isReady?.(values);
  // A phone has no key device, so there the other way is the main one, unless the step is complete.
  const isOtherWayMain = !useHasKeyboard() && step.otherWay !== undefined && isReady !== true;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useEffectEvent(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isComeTo() && isLost) heading.current?.focus();
  });
  useEffect(function followStep() {
    // The pressed button has disappeared with its step, so the heading gets the focus.
    focusHeading();
  }, []);
  return (
    <section className={styles.step} aria-label={step.title}>
      <div className={styles.head} data-phase="doing">
        {isFolded && <StepMark phase="doing" position={at + 1} />}
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {step.heading ?? step.title}
          </h2>
          {isFolded && <p>{step.lead}</p>}
        </div>
        {isFolded && <StepCounter current={at} count={count} />}
      </div>
      <div className={styles.body}>{step.content}</div>
      <div className={styles.foot}>
        <div className={styles.state} data-after={(step.otherWay && !isOtherWayMain) || undefined}>
          {step.otherWay ? <OtherWay {...step.otherWay} isMain={isOtherWayMain} /> : state}
        </div>
        {onBack && (
          <Button icon={IconArrowLeft} onClick={onBack}>
            {t('steps.back')}
          </Button>
        )}
        <SubmitButton tone={isOtherWayMain ? 'line' : 'main'} isDisabled={isReady === false}>
          {action ?? t('steps.next')}
        </SubmitButton>
      </div>
    </section>
  );
}

/** The button that continues with fixed values, and what that means. */
function OtherWay({ label, values, note, isMain }: NonNullable<FormStep['otherWay']> & { isMain: boolean }) {
  const { setValues, submitForm } = useFormikContext<object>();
  const goOn = async () => {
    await setValues(values);
    await submitForm();
  };
  return (
    <>
      <Button tone={isMain ? 'main' : 'line'} onClick={() => void goOn()}>
        {label}
      </Button>
      {note && <p>{note}</p>}
    </>
  );
}

interface PassedStepProps {
  title: string;
  summary: string | undefined;
  /** All answers, shown instead of the line. */
  answers?: ReactNode;
  position: number;
  onChange: () => void;
}

/** A passed step as one line of its answers or as a list of them, with a button to change it. */
export function PassedStep({ title, summary, answers, position, onChange }: PassedStepProps) {
  const t = useTexts('fields');
  const common = useTexts();
  return (
    <section className={styles.step} aria-label={title}>
      <div className={styles.head}>
        <StepMark phase="done" position={position} />
        <div>
          <h2>{title}</h2>
          {!answers && <p>{summary ?? common('progress.passed')}</p>}
        </div>
        <TextButton onClick={onChange}>{t('steps.change', { step: title })}</TextButton>
      </div>
      {answers && <div className={styles.body}>{answers}</div>}
    </section>
  );
}

/** A step that is still to come, with what it will ask. */
export function UpcomingStep({ title, lead, position }: { title: string; lead: string; position: number }) {
  return (
    <section className={styles.step} aria-label={title}>
      <div className={styles.head} data-phase="todo">
        <StepMark phase="todo" position={position} />
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
      </div>
    </section>
  );
}
