import { type ReactNode, useCallback, useId, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { isProblem, type Problem, toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { Stack } from '../../ui/layout/layout';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { errorText } from '../error-text';
import { FormAlert, type FormStatus } from '../form-alert';
import { FormSection, type Section } from './form-section';
import { SectionNav } from './section-nav';
import { SectionSaveBar } from './section-save-bar';
import { stepHeadId } from './section-step';
import { countLeft, createSectionStore, type SectionStore } from './section-store';
import styles from './sections.module.css';
import { useFocusWhenDrawn } from './use-focus-when-drawn';
import { useStable } from './use-stable';

interface SectionedFormProps {
  /**
   * The sections. Pass the same array until the form needs other fields. Each section keeps its `initial` and `schema`.
   */
  sections: Section[];
  /** Rules between sections, over all values. Checked only when saving. */
  schema?: z.ZodType;
  /**
   * Saves the values of all sections. `changed` holds the ids of the changed ones. Throw or return a `Problem` to show
   * it.
   */
  onSave: (values: object, changed: string[]) => Promise<unknown>;
  /** The label of the filled button. */
  action: string;
  /**
   * The store shared by the sections. A page that reads the current values creates it. By default the form creates its
   * own.
   */
  store?: SectionStore;
  /** True if the sections save automatically. The bar then shows only `state`. */
  isSavedAsTyped?: boolean;
  /** Content below the list of sections: a comment, a preview, who can see what. */
  aside?: ReactNode;
  /** Content of the bar: when a draft was saved, and further actions. */
  state?: ReactNode;
  more?: ReactNode;
  /** See the bar. By default the form can be saved at any time. */
  saves?: 'new' | 'changes';
  /** The address that Cancel leads to. Without it, Cancel undoes the changes. */
  cancelTo?: string;
  /** True if the typed values are kept on this device. */
  keepsDraft?: boolean;
  /** Shows the form without a bar and without editing. */
  isReadOnly?: boolean;
  /** What is left to do besides filling the form, shown instead of how much of it is filled. */
  task?: string | undefined;
  /** True for a form so long that a phone shows its sections as steps, one at a time. All keep their values. */
  isStepped?: boolean;
}

type Refused = Pick<Problem, 'fields' | 'codes'>;

/** Validates all sections, which then show their errors. Returns the ids of the ones with errors, in order. */
async function wrongSections(sections: Section[], store: SectionStore): Promise<string[]> {
  const counts = await Promise.all(sections.map(async ({ id }) => (await store.handle(id)?.check()) ?? 0));
  return sections.filter((_, at) => (counts[at] ?? 0) > 0).map(({ id }) => id);
}

/**
 * Passes each section the server's errors of its fields. Returns the ids of those sections and the texts that belong to
 * no field.
 */
async function refuseIn(sections: Section[], store: SectionStore, problem: Refused) {
  const refused: string[] = [];
  const rest = { ...problem.fields };
  for (const { id, initial } of sections) {
    const own = Object.entries(problem.fields ?? {}).filter(([path]) => (path.split('.')[0] ?? '') in initial);
    if (own.length === 0) continue;
    await store.handle(id)?.refuse({ fields: Object.fromEntries(own), codes: problem.codes });
    refused.push(id);
    for (const [path] of own) delete rest[path];
  }
  return { refused, rest: Object.values(rest) };
}

/** Checks the rules between sections. Returns errors in the shape of a server's answer. */
async function crossErrors(schema: z.ZodType | undefined, values: object): Promise<Refused | null> {
  if (!schema) return null;
  // A page that is only read must not load the validator.
  const { validateBy } = await import('../validate');
  const errors = Object.entries(validateBy(schema, values));
  if (errors.length === 0) return null;
  return {
    fields: Object.fromEntries(errors.map(([path, error]) => [path, errorText(error)])),
    codes: Object.fromEntries(errors.map(([path, { code }]) => [path, code])),
  };
}

/** A long form in sections with one save bar. Each section validates itself, and the bar names the changed ones. */
export function SectionedForm(props: SectionedFormProps) {
  const { sections, schema, onSave, action, aside } = props;
  const base = useId();
  const [own] = useState(createSectionStore);
  const store = props.store ?? own;
  const [alert, setAlert] = useState<FormStatus>();
  const [isBusy, setBusy] = useState(false);
  const shown = sections.filter(({ isHidden }) => !isHidden);
  const focusWhenDrawn = useFocusWhenDrawn();
  const formIdOf = (id: string) => `${base}-${id}`;
  const isNew = props.isSavedAsTyped === true || props.saves === 'new';
  const isInSteps = useIsPhone() && props.isStepped === true && !props.isReadOnly;
  const opened = useSyncExternalStore(store.subscribe, store.opened);
  const openId = shown.some(({ id }) => id === opened) ? opened : shown[0]?.id;
  const isLacking = useSyncExternalStore(store.subscribe, () => countLeft(shown, store.states()) > 0);
  const isNextMain = isNew && isInSteps && isLacking && openId !== shown.at(-1)?.id;
  const focusIn = (ids: string[]) => {
    if (isInSteps && ids[0] !== undefined) store.open(ids[0]);
    focusWhenDrawn(() => ids.some((id) => store.handle(id)?.focusFirstWrong() ?? false));
  };
  const goOn = useStable(async (id: string) => {
    if (((await store.handle(id)?.check()) ?? 0) > 0) return focusIn([id]);
    const next = shown[shown.findIndex((section) => section.id === id) + 1];
    if (!next) return;
    store.open(next.id);
    focusWhenDrawn(() => {
      const head = document.getElementById(stepHeadId(formIdOf(next.id)));
      head?.focus();
      head?.scrollIntoView?.({ block: 'start' });
      return head !== null;
    });
  });
  const handleNext = useCallback((id: string) => void goOn(id), [goOn]);
  const stepOf = (id: string) => {
    const at = shown.findIndex((section) => section.id === id);
    return {
      step: at + 1,
      count: isNew ? shown.length : undefined,
      isOpen: id === openId,
      next: shown[at + 1]?.title,
      isNextMain,
      onNext: handleNext,
    };
  };
  const show = async (problem: Problem) => {
    const { refused, rest } = await refuseIn(shown, store, problem);
    const isOnFields = refused.length > 0;
    if (!isOnFields || rest.length > 0) {
      setAlert({ text: isOnFields ? rest.join(' ') : (rest[0] ?? problemText(problem)), requestId: problem.requestId });
    }
    focusIn(refused);
  };
  const send = async () => {
    const wrong = await wrongSections(shown, store);
    if (wrong.length > 0) return focusIn(wrong);
    const values = Object.assign({}, ...sections.map(({ id }) => store.handle(id)?.values()));
    const crossed = await crossErrors(schema, values);
    if (crossed) return focusIn((await refuseIn(shown, store, crossed)).refused);
    const changed = shown.filter(({ id }) => store.states()[id]?.isDirty).map(({ id }) => id);
    const outcome = await onSave(values, changed).catch((error: unknown) => toProblem(error));
    if (isProblem(outcome)) return show(outcome);
    for (const { id } of sections) store.handle(id)?.settle();
  };
  const save = useStable(async () => {
    if (isBusy) return;
    setBusy(true);
    setAlert(undefined);
    await send().finally(() => setBusy(false));
  });
  const handleSave = useCallback(() => void save(), [save]);
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.aside}>
          {!isInSteps && <SectionNav sections={shown} store={store} formIdOf={formIdOf} task={props.task} />}
          {aside}
        </div>
        <fieldset className={styles.sections} disabled={props.isReadOnly}>
          <Stack gap={4}>
            <FormAlert status={alert} />
            {sections.map((section) => (
              <FormSection
                key={section.id}
                section={section}
                store={store}
                formId={formIdOf(section.id)}
                onSave={handleSave}
                {...(isInSteps && stepOf(section.id))}
              />
            ))}
          </Stack>
        </fieldset>
      </div>
      {!props.isReadOnly && (
        <SectionSaveBar
          sections={shown}
          store={store}
          action={action}
          isBusy={isBusy}
          isNextMain={isNextMain}
          isSavedAsTyped={props.isSavedAsTyped}
          cancelTo={props.cancelTo}
          keepsDraft={props.keepsDraft}
          saves={props.saves}
          state={props.state}
          hasTask={props.task !== undefined}
          more={props.more}
          onSave={handleSave}
          onUndo={() => {
            for (const { id } of sections) store.handle(id)?.undo();
          }}
          onShowErrors={() => focusIn(shown.map(({ id }) => id).filter((id) => (store.states()[id]?.errors ?? 0) > 0))}
        />
      )}
    </>
  );
}
