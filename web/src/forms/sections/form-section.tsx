import { Formik, useFormikContext } from 'formik';
import {
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { flattenErrors } from '../flatten-errors';
import { FormContext, fieldId } from '../form-context';
import { useFormCheck } from '../use-form-check';
import type { FormSchema } from '../use-schema-check';
import { countFilled, isFilled } from './filled';
import { FoldHead, StepFoot, StepHead } from './section-step';
import type { SectionHandle, SectionStore } from './section-store';
import styles from './sections.module.css';

export interface Section {
  id: string;
  title: string;
  /** The schema of this section's values only. */
  schema: FormSchema;
  /** The complete initial values of this section. No two sections share a field. */
  initial: object;
  /**
   * The fields that count towards completeness: those with an asterisk. All fields by default. A function if the values
   * decide which fields are shown.
   */
  counted?: string[] | ((values: object) => string[]);
  /** The fields of which one completes a section without counted fields. All of them by default. */
  answeredBy?: string[];
  /** True if the section asks for nothing and is complete as it is. */
  isGiven?: boolean;
  /** Text shown instead of the count, for a section with nothing to count. */
  note?: string;
  /** What is left to do in the section besides filling it, shown instead of the count and of the tick. */
  task?: string;
  /** True for an optional section that is folded to its title until the user opens it or it holds an answer. */
  isFolded?: boolean;
  /** True for a section that needs no attention now. It is folded to its title, also with answers. */
  isAside?: boolean;
  /** An element created once. Typing must not create it again. */
  content: ReactNode;
  /** True if the section is not needed now. It keeps its values and does not count. */
  isHidden?: boolean;
}

export interface FormSectionProps {
  section: Section;
  store: SectionStore;
  /** The id of the section's form, used by its fields and links. */
  formId: string;
  onSave: () => void;
  /** For a form in steps: the position of the section, the number of sections of a new object, and whether this one is open. */
  step?: number;
  count?: number | undefined;
  isOpen?: boolean;
  /** The title of the next section, for a form in steps. */
  next?: string;
  /** True if the button of the next section is the filled one. */
  isNextMain?: boolean;
  onNext?: (id: string) => void;
}

/** One section. It is a separate form, so that the cost of a key press does not grow with the number of sections. */
export const FormSection = memo(function FormSection(props: FormSectionProps) {
  const { section, store, formId, onSave } = props;
  const { unready, check, refuse } = useFormCheck(section.schema, section.initial);
  const { savings } = store;
  const [areErrorsShown, setErrorsShown] = useState(false);
  const context = useMemo(
    () => ({ formId, unready, savings, areErrorsShown }),
    [formId, unready, savings, areErrorsShown],
  );
  return (
    <Formik initialValues={section.initial} validate={check} validateOnMount onSubmit={onSave}>
      <FormContext value={context}>
        <SectionBody {...props} refuse={refuse} areErrorsShown={areErrorsShown} onShowErrors={setErrorsShown} />
      </FormContext>
    </Formik>
  );
});

interface SectionBodyProps extends FormSectionProps {
  refuse: ReturnType<typeof useFormCheck<object>>['refuse'];
  areErrorsShown: boolean;
  onShowErrors: (areShown: boolean) => void;
}

function SectionBody(props: SectionBodyProps) {
  const { section, store, formId, refuse, areErrorsShown, onShowErrors, onSave, step, isOpen } = props;
  const form = useFormikContext<object>();
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(form);
  latest.current = form;
  const { counted: byValues = Object.keys(section.initial) } = section;
  const counted = typeof byValues === 'function' ? byValues(form.values) : byValues;
  const wrong = Object.keys(flattenErrors(form.errors));
  const shownWrong = areErrorsShown ? wrong : wrong.filter((path) => form.getFieldMeta(path).touched);
  useEffect(function registerSection() {
    store.register(section.id, {
      isDirty: form.dirty,
      errors: shownWrong.length,
      filled: countFilled(form.values, counted),
      isAnswered:
        section.isGiven ||
        (section.answeredBy ? countFilled(form.values, section.answeredBy) > 0 : isFilled(form.values)),
      total: counted.length,
    });
  });
  const { values } = form;
  const reported = useRef(values);
  useEffect(
    function reportValues() {
      if (reported.current === values) return;
      reported.current = values;
      store.publishValues(values);
    },
    [store, values],
  );
  // An answer opens an optional section, an error every section, and so does a link to one of its fields.
  const mayFold = section.isFolded === true || section.isAside === true;
  const [isUnfolded, setUnfolded] = useState(() => !mayFold || (!section.isAside && isFilled(section.initial)));
  const isOpened = useSyncExternalStore(store.subscribe, () => store.opened() === section.id);
  const [wasOpened, setWasOpened] = useState(isOpened);
  if (isOpened !== wasOpened) {
    setWasOpened(isOpened);
    if (isOpened) setUnfolded(true);
  }
  const handleUnfold = (unfold: boolean) => {
    if (!unfold && isOpened) store.open('');
    setUnfolded(unfold);
  };
  const isFolded = step === undefined && mayFold && !isUnfolded && shownWrong.length === 0;
  const ruled = useRef(section);
  useEffect(
    function checkByNewRules() {
      if (ruled.current === section) return;
      ruled.current = section;
      void latest.current.validateForm();
    },
    [section],
  );
  const handle: SectionHandle = {
    values: () => latest.current.values,
    check: async () => {
      const count = Object.keys(flattenErrors(await latest.current.validateForm())).length;
      if (count > 0) onShowErrors(true);
      return count;
    },
    refuse: async (problem) => {
      const { isOnFields } = refuse(latest.current.values, problem);
      if (isOnFields) onShowErrors(true);
      await latest.current.validateForm();
      return { isOnFields };
    },
    settle: () => {
      onShowErrors(false);
      latest.current.resetForm({ values: latest.current.values });
    },
    undo: () => {
      onShowErrors(false);
      latest.current.resetForm();
    },
    fill: (values) => void latest.current.setValues({ ...latest.current.values, ...values }),
    focusFirstWrong: () => {
      const ids = new Set(Object.keys(flattenErrors(latest.current.errors)).map((path) => fieldId(formId, path)));
      const control = [...(element.current?.querySelectorAll<HTMLElement>('[id]') ?? [])].find(({ id }) => ids.has(id));
      // A folded section has to open first.
      if (!control || control.closest('[data-folded]')) return false;
      control.focus();
      return true;
    },
  };
  const current = useEffectEvent(() => handle);
  useEffect(
    function enterStore() {
      // Uses the handle of the newest render, whose refs are the same.
      return store.enter(section.id, current());
    },
    [store, section.id],
  );
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      hidden={section.isHidden}
      className={styles.form}
      data-folded={(step === undefined ? isFolded : !isOpen) || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Panel
        title={
          step === undefined ? (
            <SectionTitle section={section} isFolded={isFolded} onUnfold={handleUnfold} />
          ) : (
            <StepHead {...props} />
          )
        }
        aside={<SectionCount store={store} section={section} isNamed />}
      >
        {section.content}
        {step !== undefined && <StepFoot {...props} />}
      </Panel>
    </form>
  );
}

interface SectionTitleProps {
  section: Section;
  isFolded: boolean;
  onUnfold: (isUnfolded: boolean) => void;
}

/** The title of a section, which unfolds an optional one. */
function SectionTitle({ section, isFolded, onUnfold }: SectionTitleProps) {
  if (!section.isFolded && !section.isAside) return section.title;
  return <FoldHead title={section.title} isOpen={!isFolded} onToggle={() => onUnfold(isFolded)} />;
}

interface SectionCountProps {
  store: SectionStore;
  section: Pick<Section, 'id' | 'note' | 'task'>;
  /** True to name the counted fields, where the panel also has fields that do not count. */
  isNamed?: boolean;
}

/** The count of a section: "8 of 9", or the number of errors in red. */
export function SectionCount({ store, section, isNamed }: SectionCountProps) {
  const t = useTexts('fields');
  const state = useSyncExternalStore(store.subscribe, () => store.states()[section.id]);
  if (!state) return null;
  // The asterisk of a single field says it already.
  if (isNamed && !section.note && state.total === 1 && state.errors === 0) return null;
  return state.errors > 0 ? (
    <Text as="span" size={13} tone="danger">
      {t('sections.errors', { count: state.errors })}
    </Text>
  ) : (
    <Text as="span" size={13} tone={section.task ? 'warning' : 'muted'} hasFigures>
      {section.task ??
        section.note ??
        t(isNamed ? 'sections.filledRequired' : 'sections.filled', { filled: state.filled, total: state.total })}
    </Text>
  );
}
