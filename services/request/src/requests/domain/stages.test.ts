import { describe, expect, it } from 'vitest';
import { type Status, sequence } from './lifecycle.js';
import { isPath, stages } from './stages.js';

const day = (n: number): Date => new Date(Date.UTC(2026, 9, n));
const history = (...path: Status[]) => path.map((status, index) => ({ status, at: day(index + 1) }));

describe('The status progress', () => {
  it('shows a draft as eight stages to do', () => {
    const shown = stages('draft', history('draft'));
    expect(shown.map(({ status }) => status)).toEqual([...sequence]);
    expect(shown.every(({ phase, date }) => phase === 'todo' && date === undefined)).toBe(true);
  });

  it('dates the completed stages, marks the current one and names the next stage of each', () => {
    const shown = stages('in_work', history('draft', 'new', 'in_work'));
    expect(shown.slice(0, 3)).toEqual([
      { status: 'new', date: day(2), phase: 'done', next: 'in_work' },
      { status: 'in_work', date: day(3), phase: 'doing', next: 'send_to_supplier' },
      { status: 'send_to_supplier', date: undefined, phase: 'todo', next: 'offer_received' },
    ]);
    expect(shown.at(-1)).toEqual({ status: 'completed', date: undefined, phase: 'todo', next: undefined });
  });

  it('shows every stage of a completed request as done', () => {
    const shown = stages('completed', history('draft', ...sequence));
    expect(shown.every(({ phase, date }) => phase === 'done' && date !== undefined)).toBe(true);
  });

  it('shows only the dated stages of a closed request, with its rejection last', () => {
    expect(stages('rejected_by_broker', history('draft', 'new', 'in_work', 'rejected_by_broker'))).toEqual([
      { status: 'new', date: day(2), phase: 'done', next: 'in_work' },
      { status: 'in_work', date: day(3), phase: 'done', next: 'rejected_by_broker' },
      { status: 'rejected_by_broker', date: day(4), phase: 'closed', next: undefined },
    ]);
  });

  it('recognises a path of the lifecycle and rejects one that skips a status', () => {
    expect(isPath(['draft', 'new', 'in_work', 'rejected_by_customer'])).toBe(true);
    expect(isPath(['draft', 'in_work'])).toBe(false);
    expect(isPath(['new', 'in_work'])).toBe(false);
    expect(isPath([])).toBe(false);
  });
});
