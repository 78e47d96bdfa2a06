import { useRef, useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { confirm, type Question } from '../../ui/modal/confirm';
import { showFailure } from '../../ui/modal/failure-modal';
import { notify, type ToastWords } from '../../ui/toast/toast-store';

/** What a mutation's trigger resolves with. */
interface Outcome<Answer> {
  data?: Answer;
  error?: unknown;
}

interface ActionOptions<Arg, Answer> {
  /** Asked before anything is sent. */
  confirm?: (arg: Arg) => Question;
  /** Sends. The key stays the same while it is not known whether an earlier try of the same has arrived. */
  send: (arg: Arg, idempotencyKey: string) => PromiseLike<Outcome<Answer>>;
  /** What did not happen, as the title of the message: "The draft was not deleted". */
  failed: string | ((arg: Arg) => string);
  /** A problem with a place of its own. True: told. May throw the problem on, to the form that sent. */
  onProblem?: (problem: Problem, arg: Arg) => boolean | Promise<boolean>;
  /** The toast once it has worked. */
  done?: (answer: Exclude<Answer, undefined>, arg: Arg) => ToastWords | null;
  /** What else follows: a way to go, a selection to clear. */
  onDone?: (answer: Exclude<Answer, undefined>, arg: Arg) => unknown;
}

export interface Action<Arg> {
  /** Resolves true once it has worked; a press while one is under way does nothing. */
  run: (arg: Arg) => Promise<boolean>;
  isBusy: boolean;
  /** What it is busy with; undefined while it rests. */
  busyWith: Arg | undefined;
}

/** An answer that settles whether the call was carried out; after the others it may have been. */
const isSettled = ({ kind }: Problem): boolean => !['offline', 'timeout', 'server', 'shell'].includes(kind);

/**
 * One thing the viewer may do: asks, sends once, tells how it went. A failure stands in a message over the page with
 * the code for support, unless `onProblem` has a better place. The header's counters follow the endpoint itself.
 */
export function useAction<Arg, Answer>(options: ActionOptions<Arg, Answer>): Action<Arg> {
  const [busy, setBusy] = useState<{ arg: Arg } | null>(null);
  const isUnderWay = useRef(false);
  const keys = useIdempotencyKeys<Arg>();

  const tell = async (problem: Problem, arg: Arg): Promise<void> => {
    if (await options.onProblem?.(problem, arg)) return;
    const title = typeof options.failed === 'string' ? options.failed : options.failed(arg);
    await showFailure({ title, text: problemText(problem), requestId: problem.requestId });
  };

  const attempt = async (arg: Arg): Promise<boolean> => {
    if (options.confirm && !(await confirm(options.confirm(arg)))) return false;
    setBusy({ arg });
    const { data, error } = await options.send(arg, keys.of(arg));
    const problem = error === undefined ? null : toProblem(error);
    if (!problem || isSettled(problem)) keys.forget();
    if (problem) {
      setBusy(null);
      await tell(problem, arg);
      return false;
    }
    const answer = data as Exclude<Answer, undefined>;
    const words = options.done?.(answer, arg);
    if (words) notify({ kind: 'success', ...words });
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

/** One key for each thing to do, kept until its outcome is known. */
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
