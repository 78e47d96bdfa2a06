import { describe, expect, it } from 'vitest';
import { sequence } from '../../requests/domain/lifecycle.js';
import { dueAt, lateBefore, openStages, turnsOf } from './turns.js';

const now = new Date('2026-11-20T12:00:00Z');

describe('whose turn it is', () => {
  it('every open stage is somebody’s, and has a term', () => {
    expect(openStages).toEqual(sequence.filter((status) => status !== 'completed'));
    const turns = [...turnsOf('customer'), ...turnsOf('broker'), ...turnsOf('supplier')];
    expect(openStages.filter((status) => !turns.includes(status))).toEqual([]);
    expect(lateBefore(now).map(({ status }) => status)).toEqual(openStages);
  });

  it('a draft waits for its author, however long', () => {
    expect(turnsOf('customer')).toContain('draft');
    expect(dueAt('draft', now)).toBeUndefined();
  });

  it('a request is late exactly when its stage’s term is over', () => {
    const [first] = lateBefore(now);
    expect(first).toEqual({ status: 'new', before: new Date('2026-11-20T04:00:00Z') });
    expect(dueAt('new', new Date('2026-11-20T04:00:00Z'))).toEqual(now);
  });
});
