import type { StagePhase } from '@setu/proto/words';
import { isTerminal, lifecycle, type Status, sequence } from './lifecycle.js';

export type Phase = StagePhase;

/** A stage of the status progress. `date` is undefined for a stage not reached yet, `next` for the last stage. */
export interface Stage {
  status: Status;
  date: Date | undefined;
  phase: Phase;
  next: Status | undefined;
}

/** A status with the moment it was entered. */
export interface Entered {
  status: Status;
  at: Date;
}

/**
 * Returns the status progress for the current status and the history: the forward sequence with each stage as done,
 * doing or todo. The sequence starts with the first status of the history, because a supplier knows no earlier one.
 * A rejected request shows only the dated stages, with the rejection last as `closed` (specification, section 4).
 */
export function stages(current: Status, history: readonly Entered[]): Stage[] {
  const dates = new Map(history.map(({ status, at }) => [status, at]));
  const place = (sequence as readonly Status[]).indexOf(current);
  const isClosed = isTerminal(current) && place < 0;
  if (isClosed) return closedStages(current, dates);
  const start = (sequence as readonly (Status | undefined)[]).indexOf(history[0]?.status);
  const all = sequence.map((status, index) => ({
    status,
    date: index <= place ? dates.get(status) : undefined,
    phase: phaseAt(index, place),
    next: sequence[index + 1],
  }));
  return all.slice(Math.max(0, start));
}

function phaseAt(index: number, place: number): Phase {
  if (index < place) return 'done';
  if (index > place) return 'todo';
  return index === sequence.length - 1 ? 'done' : 'doing';
}

function closedStages(current: Status, dates: ReadonlyMap<Status, Date>): Stage[] {
  const reached = [...sequence.filter((status) => dates.has(status)), current];
  return reached.map((status, index) => ({
    status,
    date: dates.get(status),
    phase: status === current ? 'closed' : 'done',
    next: reached[index + 1],
  }));
}

/** Returns whether the statuses, in order, are a path of the lifecycle that starts with a draft. */
export function isPath(history: readonly Status[]): boolean {
  if (history[0] !== 'draft') return false;
  return history.slice(1).every((status, index) => {
    const before = history[index];
    return before !== undefined && Object.values(lifecycle[before]).includes(status);
  });
}
