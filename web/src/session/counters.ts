import type { Counters } from '@setu/contract';
import { selectPageContext, setCounters } from './session-api';

/** What a change of the cache knows while it is under way, as `onQueryStarted` is given it. */
interface Change<Answer> {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** Something shown before the server has agreed. */
export interface Undoable {
  undo: () => void;
}

interface Shown<Answer> {
  /** Figures the answer brings. */
  counters?: (answer: Answer) => Partial<Counters>;
  /** Shown at once, and taken back when the server refuses. */
  patches?: Undoable[];
}

/**
 * Follows a change: its answer's figures go into the header; what was shown in advance is taken back when it fails, and
 * `refetch` asks how things really stand.
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

/** A counter as it will be once the change has been made; never below nothing. */
export function expectedCounter(state: unknown, name: keyof Counters, change: (now: number) => number) {
  const now = selectPageContext(state as never)?.counters[name] ?? 0;
  return setCounters({ [name]: Math.max(0, change(now)) });
}
