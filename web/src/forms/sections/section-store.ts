import type { Problem } from '../../api/problem';
import type { Savings } from '../form-context';

/** The state of a section that the rest of the page shows. */
export interface SectionState {
  isDirty: boolean;
  /** The number of fields with errors, counted once they may be shown. */
  errors: number;
  filled: number;
  total: number;
  /** True if any field holds an answer. It completes a section without required fields. */
  isAnswered: boolean;
}

/** The methods of a section that saving uses. */
export interface SectionHandle {
  values: () => object;
  /** Validates, shows the errors and returns how many there are. */
  check: () => Promise<number>;
  /** Shows the server's errors on this section's fields. Returns whether any of them belong to its fields. */
  refuse: (problem: Pick<Problem, 'fields' | 'codes'>) => Promise<{ isOnFields: boolean }>;
  /** Marks the current values as saved. */
  settle: () => void;
  /** Restores the values saved last. */
  undo: () => void;
  /** Fills in values of the section's fields, as if the user had typed them. */
  fill: (values: object) => void;
  focusFirstWrong: () => boolean;
}

/** The states of the sections, by id. Replaced only when a visible part of one changes. */
export type SectionStates = Readonly<Record<string, SectionState>>;

export interface SectionStore {
  states: () => SectionStates;
  subscribe: (listener: () => void) => () => void;
  /** Receives the state of a section. Repeating the same state notifies no listener. */
  register: (id: string, state: SectionState) => void;
  /** Registers a section's handle and returns a function that removes it. */
  enter: (id: string, handle: SectionHandle) => () => void;
  handle: (id: string) => SectionHandle | undefined;
  /** Returns the current values of all sections together. The object changes whenever a value changes. */
  values: () => object;
  watchValues: (listener: () => void) => () => void;
  /** Receives the current values of a section. */
  publishValues: (values: object) => void;
  /** The autosaves of the form. */
  savings: Savings;
  /** The section that was opened last, for a form in steps. Empty if none was. */
  opened: () => string;
  open: (id: string) => void;
}

/** Returns how many required fields of these sections are empty. */
export const countLeft = (sections: { id: string }[], states: SectionStates): number =>
  sections.reduce((sum, { id }) => sum + (states[id]?.total ?? 0) - (states[id]?.filled ?? 0), 0);

const isSame = (a: SectionState | undefined, b: SectionState) =>
  a?.isDirty === b.isDirty &&
  a.errors === b.errors &&
  a.filled === b.filled &&
  a.total === b.total &&
  a.isAnswered === b.isAnswered;

/**
 * Creates the store shared by the sections of one form. Each section reports its state, and typing in one never renders
 * another.
 */
export function createSectionStore(initial: readonly object[] = []): SectionStore {
  let states: SectionStates = {};
  let opened = '';
  let values: object = Object.assign({}, ...initial);
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  const handles = new Map<string, SectionHandle>();
  return {
    states: () => states,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    register: (id, state) => {
      if (isSame(states[id], state)) return;
      states = { ...states, [id]: state };
      for (const listener of listeners) listener();
    },
    enter: (id, handle) => {
      handles.set(id, handle);
      return () => handles.delete(id);
    },
    handle: (id) => handles.get(id),
    values: () => values,
    watchValues: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    publishValues: (own) => {
      values = { ...values, ...own };
      for (const watcher of watchers) watcher();
    },
    savings: new Set(),
    opened: () => opened,
    open: (id) => {
      opened = id;
      for (const listener of listeners) listener();
    },
  };
}
