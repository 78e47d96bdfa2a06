import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isProblem, type Problem, toProblem } from '../../api/problem';
import type { DraftPlace } from '../../lib/kept-draft';
import { Stack } from '../../ui/layout/layout';
import { StepBar } from '../../ui/step-bar/step-bar';
import { AppForm } from '../app-form';
import type { FormSchema } from '../use-schema-check';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { keptSteps } from './kept-steps';
import { OpenStep, PassedStep, ToComeStep } from './step-panel';
import { useStep } from './use-step';

export interface FormStep {
  id: string;
  title: string;
  /** What the step will ask, while it is to come. */
  lead: string;
  schema: FormSchema;
  /** Complete values of this step; no two steps share a field. */
  initial: object;
  /** Paths of fields that no draft keeps: passwords, codes. Files are left out by themselves. */
  secrets?: readonly string[];
  content: ReactNode;
  /** Another way on: with these values, whatever was chosen. */
  otherWay?: { label: string; values: object };
  /** What the step before tells of this one's values. */
  filled?: (typed: object, before: object) => object;
  /** Words of the button that leads on; the last step's are the form's action. */
  next?: string;
  /** A passed step in one line of its answers. */
  summary?: (values: object) => string;
  /** Asks the server before going on. Throw or return a `Problem` to stay. */
  onLeave?: (values: object) => Promise<unknown>;
}

interface StepFormProps {
  steps: FormStep[];
  /** Sends the values of all steps. Throw or return a `Problem`: it opens the step whose field it is about. */
  onSubmit: (values: object) => Promise<unknown>;
  /** Words of the last step's button. */
  action: string;
  /** `bar`: the steps in a line above, one panel below. `folded`: all of them in a column, those passed in a line each. */
  look?: 'bar' | 'folded';
  /** Beside the buttons: when a draft was saved. */
  state?: ReactNode;
  /** Which form, and whose: what is typed outlives a reload of the page, for this person in this tab, until it is sent. */
  keptAs?: { form: string; person: string };
  /** Keeps what is typed on the device, not in this tab alone, and after it was sent too: what follows the form drops it. */
  drafts?: DraftPlace;
  /** Steps that follow on other pages: counted here. */
  after?: { id: string; title: string }[];
}

interface Refusal {
  step: string;
  problem: Problem;
}

/** A form in steps: one at a time, in the address, each checked by its own schema; back and forward keep what was typed. */
export function StepForm({ steps, onSubmit, action, look = 'bar', state, keptAs, drafts, after = [] }: StepFormProps) {
  const draft = keptSteps(keptAs && `${keptAs.form}-${keptAs.person}`, steps, drafts);
  const [kept] = useState(draft.read);
  // What is typed is kept aside without drawing anew; only passing a step or a refusal draws.
  const typed = useRef<Record<string, object>>(kept?.values ?? {});
  const [passed, setPassed] = useState<ReadonlySet<string>>(() => new Set(kept?.passed));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isDirty, setDirty] = useState(kept !== null);
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
      <KeepTyped
        onType={(values) => {
          typed.current[step.id] = values;
          draft.keep(typed.current, passed);
          setDirty(true);
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
        <StepBar steps={[...steps, ...after]} current={at} />
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
            position={index + 1}
            onChange={() => go(index)}
          />
        ) : (
          <ToComeStep key={other.id} title={other.title} lead={other.lead} position={index + 1} />
        );
      })}
    </Stack>
  );
}

/** Hears every change of the surrounding form's values: not that the form is drawn anew, nor what it began with. */
function KeepTyped({ onType }: { onType: (values: object) => void }) {
  const { values } = useFormikContext<object>();
  const heard = useRef(values);
  const hear = useEffectEvent(onType);
  useEffect(
    function keep() {
      if (values !== heard.current) hear(values);
      heard.current = values;
    },
    [values],
  );
  return null;
}
