import type { Counters } from '@setu/contract';
import { selectPageContext, setCounters } from './session-api';

/** A cache change in progress, as `onQueryStarted` receives it. */
interface Change<Answer> {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** A change shown before the server has confirmed it. */
export interface Undoable {
  undo: () => void;
}

interface Shown<Answer> {
  /** Returns the counters in the answer. */
  counters?: (answer: Answer) => Partial<Counters>;
  /** Changes shown immediately, and undone if the server rejects the call. */
  patches?: Undoable[];
}

/**
 * Follows a change: puts the answer's counters into the header, and undoes optimistic changes on failure. `refetch`
 * then requests the actual state.
 */
export async function follow<Answer>(
  { dispatch, queryFulfilled }: Change<Answer>,
  { counters, patches = [] }: Shown<Answer>,
  refetch?: () => void,
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    if (counters) dispatch(setCounters(counters(data)) as never);
  } catch {
    for (const patch of patches) patch.undo();
    refetch?.();
  }
}

/** Returns the action that sets a counter to its expected value after a change, never below 0. */
export function expectedCounter(state: unknown, name: keyof Counters, change: (now: number) => number) {
  const now = selectPageContext(state as never)?.counters[name] ?? 0;
  return setCounters({ [name]: Math.max(0, change(now)) });
}
