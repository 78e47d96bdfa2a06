import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isProblem, type Problem, toProblem } from '../../api/problem';
import type { DraftPlace } from '../../lib/stored-draft';
import { Stack } from '../../ui/layout/layout';
import { StepBar } from '../../ui/step-bar/step-bar';
import { AppForm } from '../app-form';
import type { FormSchema } from '../use-schema-check';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { OpenStep, PassedStep, UpcomingStep } from './step-panel';
import { storedSteps } from './stored-steps';
import { useStep } from './use-step';

export interface FormStep {
  id: string;
  title: string;
  /** The heading of the open step, if it says more than the title in the row of steps. */
  heading?: string;
  /** What the step will ask, shown before the step is opened. */
  lead: string;
  schema: FormSchema;
  /** The complete initial values of this step. No two steps share a field. */
  initial: object;
  /** Paths of fields that no draft stores: passwords, codes. Files are always left out. */
  secrets?: readonly string[];
  content: ReactNode;
  /** An alternative way to continue, with these values whatever the user chose, and what it means. */
  otherWay?: { label: string; values: object; note?: string };
  /** Returns whether the step can be left. Default: always, and the schema reports what is missing. */
  isReady?: (values: object) => boolean;
  /** Fills in this step's values from the previous step. */
  filled?: (typed: object, before: object) => object;
  /** The label of the button that continues. The last step uses the form's action. */
  next?: string;
  /** Returns the answers of a passed step as one line. */
  summary?: (values: object) => string;
  /** Returns all answers of a passed step, which the last step shows for a check before they are sent. */
  answers?: (values: object) => ReactNode;
  /** Asks the server before the next step opens. Throw or return a `Problem` to stay. */
  onLeave?: (values: object) => Promise<unknown>;
}

interface StepFormProps {
  steps: FormStep[];
  /**
   * Sends the values of all steps. After a thrown or returned `Problem`, the form opens the step with the field
   * concerned.
   */
  onSubmit: (values: object) => Promise<unknown>;
  /** The label of the last step's button. */
  action: string;
  /**
   * `bar`: the steps in a row above one panel. `folded`: all steps in a column, with passed ones folded to one line.
   */
  look?: 'bar' | 'folded';
  /** Content next to the buttons, such as when a draft was saved. */
  state?: ReactNode;
  /** The form and its user. Input survives a reload of the page, for this user in this tab, until it is sent. */
  savedAs?: { form: string; person: string };
  /**
   * Stores the input on the device instead of only in this tab, and keeps it after it was sent. The page that follows
   * removes it. The user can leave such a form without a question.
   */
  drafts?: DraftPlace;
  /** True if the titles are so short that a phone has room for all of them. */
  areShort?: boolean;
  /** Steps that follow on other pages and count towards the total number of steps. */
  after?: { id: string; title: string }[];
}

interface Refusal {
  step: string;
  problem: Problem;
}

/**
 * A form in steps, one at a time, with the step in the address. Each step has its own schema. Going back and forward
 * keeps the input.
 */
export function StepForm(props: StepFormProps) {
  const { steps, onSubmit, action, look = 'bar', state, savedAs, drafts, after = [], areShort } = props;
  const draft = storedSteps(savedAs && `${savedAs.form}-${savedAs.person}`, steps, drafts);
  const [stored] = useState(draft.read);
  // Typed values are stored without a render. Only passing a step or an error renders.
  const typed = useRef<Record<string, object>>(stored?.values ?? {});
  const [passed, setPassed] = useState<ReadonlySet<string>>(() => new Set(stored?.passed));
  const [refusal, setRefusal] = useState<Refusal>();
  // Input stored on the device is not lost when the user leaves, so nothing is asked then.
  const [isDirty, setDirty] = useState(!drafts && stored !== null);
  const hasOpened = useRef(false);
  useEffect(function openOnce() {
    hasOpened.current = true;
  }, []);
  useUnsavedGuard(isDirty);
  const { at, go } = useStep(
    steps.map(({ id }) => id),
    (index) => passed.has(steps[index]?.id ?? ''),
  );
  const step = steps[at];
  if (!step) return null;
  const valuesOf = ({ id, initial }: FormStep) => typed.current[id] ?? initial;
  const finish = async () => {
    const all: object = Object.assign({}, ...steps.map(valuesOf));
    const outcome = await onSubmit(all).catch((error: unknown) => toProblem(error));
    if (!isProblem(outcome)) {
      if (!drafts) draft.drop();
      return setDirty(false);
    }
    const refusedAt = steps.findIndex(({ initial }) =>
      Object.keys(outcome.fields ?? {}).some((path) => (path.split('.')[0] ?? '') in initial),
    );
    if (refusedAt === -1 || refusedAt === at) return outcome;
    setRefusal({ step: steps[refusedAt]?.id ?? '', problem: outcome });
    go(refusedAt);
  };
  const leave = async (values: object) => {
    typed.current[step.id] = values;
    const outcome = await step.onLeave?.(values).catch((error: unknown) => toProblem(error));
    if (isProblem(outcome)) return outcome;
    const next = steps[at + 1];
    if (next?.filled) typed.current[next.id] = next.filled(valuesOf(next), values);
    const nowPassed = new Set([...passed, step.id]);
    setPassed(nowPassed);
    setRefusal(undefined);
    draft.keep(typed.current, nowPassed);
    if (at === steps.length - 1) return finish();
    go(at + 1);
  };
  const refused = refusal?.step === step.id ? refusal.problem : undefined;
  const open = (
    <AppForm
      key={step.id}
      schema={step.schema}
      initial={valuesOf(step)}
      refused={refused}
      onSubmit={leave}
      ariaLabel={step.title}
      hasSummary
    >
      <WatchTyped
        onType={(values) => {
          typed.current[step.id] = values;
          const isKept = draft.keep(typed.current, passed);
          setDirty(!(drafts && isKept));
        }}
      />
      <OpenStep
        step={step}
        at={at}
        count={steps.length + after.length}
        isFolded={look === 'folded'}
        action={at === steps.length - 1 ? action : step.next}
        onBack={at > 0 ? () => go(at - 1) : undefined}
        state={state}
        isComeTo={() => hasOpened.current}
      />
    </AppForm>
  );
  if (look === 'bar') {
    return (
      <Stack gap={4}>
        <StepBar steps={[...steps, ...after]} current={at} areShort={areShort} />
        {open}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {steps.map((other, index) => {
        if (index === at) return <div key={other.id}>{open}</div>;
        const isPassed = passed.has(other.id);
        return isPassed ? (
          <PassedStep
            key={other.id}
            title={other.title}
            summary={other.summary?.(valuesOf(other))}
            answers={at === steps.length - 1 && other.answers?.(valuesOf(other))}
            position={index + 1}
            onChange={() => go(index)}
          />
        ) : (
          <UpcomingStep key={other.id} title={other.title} lead={other.lead} position={index + 1} />
        );
      })}
    </Stack>
  );
}

/** Reports every change of the surrounding form's values, but not further renders or the initial values. */
function WatchTyped({ onType }: { onType: (values: object) => void }) {
  const { values } = useFormikContext<object>();
  const received = useRef(values);
  const hear = useEffectEvent(onType);
  useEffect(
    function keep() {
      if (values !== received.current) hear(values);
      received.current = values;
    },
    [values],
  );
  return null;
}
