import { useRef, useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { confirm, type Question } from '../../ui/modal/confirm';
import { showFailure } from '../../ui/modal/failure-modal';
import { notify, type ToastContent } from '../../ui/toast/toast-store';

/** The result of a mutation's trigger. */
interface Outcome<Answer> {
  data?: Answer;
  error?: unknown;
}

interface ActionOptions<Arg, Answer> {
  /** The question asked before anything is sent. It may depend on data that has to be loaded first. */
  confirm?: (arg: Arg) => Question | Promise<Question>;
  /** Sends the call. The key stays the same while it is unknown whether an earlier attempt arrived. */
  send: (arg: Arg, idempotencyKey: string) => PromiseLike<Outcome<Answer>>;
  /** The title of the failure message, which says what did not happen: "The draft was not deleted". */
  failed: string | ((arg: Arg) => string);
  /**
   * Handles a problem that is shown elsewhere on the page. Returns true if it was shown. It may also throw the problem
   * to the form that sent the call.
   */
  onProblem?: (problem: Problem, arg: Arg) => boolean | Promise<boolean>;
  /** The toast after success. */
  done?: (answer: Exclude<Answer, undefined>, arg: Arg) => ToastContent | null;
  /** Runs after success, for example to navigate or to clear a selection. */
  onDone?: (answer: Exclude<Answer, undefined>, arg: Arg) => unknown;
}

export interface Action<Arg> {
  /** Runs the action and resolves true after success. Does nothing while it is already running. */
  run: (arg: Arg) => Promise<boolean>;
  isBusy: boolean;
  /** The argument of the running action, or undefined while it is idle. */
  busyWith: Arg | undefined;
}

/**
 * Returns whether the outcome of the call is known. After a lost connection, a timeout or a server error the call may
 * or may not have been carried out.
 */
const isSettled = ({ kind }: Problem): boolean =>
  !['offline', 'timeout', 'unreadable', 'server', 'shell'].includes(kind);

/**
 * Returns an action of the viewer: it asks, sends once and reports the outcome. A failure appears over the page with
 * the code for support, unless `onProblem` shows it elsewhere. The endpoint itself updates the header's counters.
 */
export function useAction<Arg, Answer>(options: ActionOptions<Arg, Answer>): Action<Arg> {
  const [busy, setBusy] = useState<{ arg: Arg } | null>(null);
  const isUnderWay = useRef(false);
  const keys = useIdempotencyKeys<Arg>();

  const report = async (problem: Problem, arg: Arg): Promise<void> => {
    if (await options.onProblem?.(problem, arg)) return;
    const title = typeof options.failed === 'string' ? options.failed : options.failed(arg);
    await showFailure({ title, text: problemText(problem), requestId: problem.requestId });
  };

  const attempt = async (arg: Arg): Promise<boolean> => {
    if (options.confirm && !(await confirm(await options.confirm(arg)))) return false;
    setBusy({ arg });
    const { data, error } = await options.send(arg, keys.of(arg));
    const problem = error === undefined ? null : toProblem(error);
    if (!problem || isSettled(problem)) keys.forget();
    if (problem) {
      setBusy(null);
      await report(problem, arg);
      return false;
    }
    const answer = data as Exclude<Answer, undefined>;
    const toast = options.done?.(answer, arg);
    if (toast) notify({ kind: 'success', ...toast });
    await options.onDone?.(answer, arg);
    return true;
  };

  const run = async (arg: Arg): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      return await attempt(arg);
    } finally {
      isUnderWay.current = false;
      setBusy(null);
    }
  };
  return { run, isBusy: busy !== null, busyWith: busy?.arg };
}

/** Keeps one key for each action until its outcome is known. */
function useIdempotencyKeys<Arg>() {
  const open = useRef<{ about: string; key: string } | null>(null);
  return {
    of: (arg: Arg): string => {
      const about = JSON.stringify(arg) ?? '';
      if (open.current?.about !== about) open.current = { about, key: crypto.randomUUID() };
      return open.current.key;
    },
    forget: () => {
      open.current = null;
    },
  };
}
