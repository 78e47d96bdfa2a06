import { constants } from '@setu/contract';
import { useFormikContext } from 'formik';
import { use, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type Problem, toProblem } from '../api/problem';
import { onSignedInAgain } from '../api/sign-in-again';
import { type AutosaveQueue, createAutosaveQueue, type SaveMark, type SaveResult } from './autosave-queue';
import { FormContext, type Savings } from './form-context';
import { dropEditor, readEditor, storeEditor } from './stored-editor';

export type AutosaveState =
  | { kind: 'idle' }
  | { kind: 'dirty' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'offline' }
  | { kind: 'conflict'; problem: Problem }
  | { kind: 'failed'; problem: Problem };

export interface AutosaveOptions<Values> {
  /**
   * The name of the edited object, under which this browser stores the id of the open form. A reloaded tab continues
   * with the same id.
   */
  name?: string;
  /** The draft's version when the page loaded it. */
  version: number;
  /**
   * True if the initial values were never saved on the server. This browser stored them while the server did not
   * answer.
   */
  isBehind?: boolean;
  /** Sends the values. Throws or rejects with a `Problem`. `isLast` requires `keepalive`. */
  save: (values: Values, mark: SaveMark, isLast: boolean) => Promise<SaveResult>;
}

export interface Autosave {
  state: AutosaveState;
  /** Saves unsaved values and waits for the last answer. Call it before publishing. */
  flush: () => Promise<void>;
  /**
   * Resolves a conflict: saves the user's values over the changes made elsewhere, from the server's current version.
   */
  keepOwn: () => void;
}

/** Failures that usually go away. */
const passing: Problem['kind'][] = ['server', 'timeout'];
const retryMs = 5000;

/** Saves the surrounding form automatically. */
export function useAutosave<Values extends object>(options: AutosaveOptions<Values>): Autosave {
  const { values } = useFormikContext<Values>();
  const { savings } = use(FormContext);
  return useAutosaveOf(values, savings, options);
}

/**
 * Saves the values one second after the last change, when the focus leaves a field, and when the page is left or
 * hidden. It never resets the form, because the user's text is authoritative.
 */
export function useAutosaveOf<Values extends object>(
  values: Values,
  savings: Savings,
  { name, version, save, isBehind = false }: AutosaveOptions<Values>,
): Autosave {
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' });
  const saved = useRef<Values | null>(isBehind ? null : values);
  const latest = useRef(values);
  latest.current = values;
  const send = useEffectEvent(save);
  const startVersion = useRef(version);
  const [{ editor, seq }] = useState(() => readEditor(name, isBehind));
  const queue: AutosaveQueue<Values> = useMemo(
    () =>
      createAutosaveQueue<Values>({
        editor,
        seq,
        version: startVersion.current,
        save: (input, mark, isLast) => send(input, mark, isLast),
        onState: (kind) => setState(kind === 'saved' ? { kind, at: new Date() } : { kind }),
        onFailure: (error) => setState(stateOfFailure(toProblem(error))),
      }),
    [editor, seq],
  );
  const flushNow = useEffectEvent((isLast: boolean) => {
    if (latest.current === saved.current || state.kind === 'conflict') return;
    saved.current = latest.current;
    queue.push(latest.current, isLast);
  });
  useEffect(
    function saveAfterPause() {
      if (values === saved.current) return;
      setState((now) => (now.kind === 'saving' || now.kind === 'conflict' ? now : { kind: 'dirty' }));
      const timer = window.setTimeout(() => flushNow(false), constants.autosaveMs);
      return () => window.clearTimeout(timer);
    },
    [values],
  );
  useEffect(
    function takeEditorOnce() {
      if (name !== undefined) dropEditor(name);
    },
    [name],
  );
  useEffect(
    function saveOnLeaving() {
      const end = new AbortController();
      const { signal } = end;
      document.addEventListener('focusout', () => flushNow(false), { signal });
      document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flushNow(true), {
        signal,
      });
      window.addEventListener('pagehide', () => name && storeEditor(name, { editor, seq: queue.seq() }), { signal });
      window.addEventListener('online', () => retry('offline'), { signal });
      const stay = onSignedInAgain(() => retry('failed'));
      return () => {
        stay();
        flushNow(true);
        end.abort();
      };
    },
    [name, editor, queue],
  );
  useEffect(
    function tryAgain() {
      if (state.kind !== 'failed' || !passing.includes(state.problem.kind)) return;
      const timer = window.setTimeout(() => retry('failed'), retryMs);
      return () => window.clearTimeout(timer);
    },
    [state],
  );
  useEffect(
    function letOthersWait() {
      savings.add(queue.settled);
      return () => {
        savings.delete(queue.settled);
      };
    },
    [savings, queue],
  );
  const retry = useEffectEvent((kind: 'offline' | 'failed') => state.kind === kind && queue.push(latest.current));
  return {
    state,
    flush: async () => {
      if (latest.current !== saved.current) {
        saved.current = latest.current;
        queue.push(latest.current);
      }
      await queue.settled();
    },
    keepOwn: () => {
      if (state.kind !== 'conflict') return;
      queue.rebase(state.problem.current?.version ?? version);
      queue.push(latest.current);
    },
  };
}

function stateOfFailure(problem: Problem): AutosaveState {
  if (problem.kind === 'conflict') return { kind: 'conflict', problem };
  return problem.kind === 'offline' ? { kind: 'offline' } : { kind: 'failed', problem };
}
