import type { Problem } from '../../api/problem';
import type { Savings } from '../form-context';

/** What the rest of the page shows of a section. */
export interface SectionState {
  isDirty: boolean;
  /** Wrong fields, counted once they may be shown. */
  errors: number;
  filled: number;
  total: number;
}

/** What saving asks of a section. */
export interface SectionHandle {
  values: () => object;
  /** Checks, shows what is wrong and gives how much that is. */
  check: () => Promise<number>;
  /** Takes the refusals of its fields; gives the words that belong to none of them. */
  refuse: (problem: Pick<Problem, 'fields' | 'codes'>) => Promise<{ isOnFields: boolean }>;
  /** What stands now is what is saved. */
  settle: () => void;
  /** Back to what was saved last. */
  undo: () => void;
  /** Puts values of its fields in, as if they had been typed. */
  fill: (values: object) => void;
  focusFirstWrong: () => boolean;
}

/** Sections by id, as they stand. Replaced only when one of them changes in what is shown of it. */
export type SectionStates = Readonly<Record<string, SectionState>>;

export interface SectionStore {
  states: () => SectionStates;
  subscribe: (listener: () => void) => () => void;
  /** Takes what a section tells of itself; telling the same again wakes nobody. */
  tell: (id: string, state: SectionState) => void;
  /** Puts a section's handle in reach; gives the way to take it out. */
  enter: (id: string, handle: SectionHandle) => () => void;
  handle: (id: string) => SectionHandle | undefined;
  /** What stands in all sections together; another object as soon as anything of it is another. */
  values: () => object;
  watchValues: (listener: () => void) => () => void;
  /** Takes what stands in a section. */
  tellValues: (values: object) => void;
  /** What saves the form by itself. */
  savings: Savings;
}

const isSame = (a: SectionState | undefined, b: SectionState) =>
  a?.isDirty === b.isDirty && a.errors === b.errors && a.filled === b.filled && a.total === b.total;

/** Where the sections of one form meet: each tells of itself, and what is typed in one never wakes another. */
export function createSectionStore(initial: readonly object[] = []): SectionStore {
  let states: SectionStates = {};
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
    tell: (id, state) => {
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
    tellValues: (own) => {
      values = { ...values, ...own };
      for (const watcher of watchers) watcher();
    },
    savings: new Set(),
  };
}
