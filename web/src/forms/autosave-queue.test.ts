import { describe, expect, it, vi } from 'vitest';
import { createAutosaveQueue, type SaveMark } from './autosave-queue';

function setUp() {
  const calls: { values: string; mark: SaveMark; answer: (version: number) => void; fail: (error: unknown) => void }[] =
    [];
  const onState = vi.fn();
  const onFailure = vi.fn();
  const queue = createAutosaveQueue<string>({
    editor: 'e1',
    version: 7,
    save: (values, mark) =>
      new Promise((resolve, reject) =>
        calls.push({ values, mark, answer: (version) => resolve({ version }), fail: reject }),
      ),
    onState,
    onFailure,
  });
  return { calls, onState, onFailure, queue };
}

const call = <T>(list: T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error(`no call ${index}`);
  return found;
};

describe('Autosave', () => {
  it('sends one save at a time, then only the newest text', async () => {
    const { calls, queue } = setUp();
    queue.push('a');
    queue.push('ab');
    queue.push('abc');
    expect(calls).toHaveLength(1);
    call(calls, 0).answer(8);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(call(calls, 1)).toMatchObject({ values: 'abc', mark: { editor: 'e1', seq: 2, version: 8 } });
  });

  it('reports "saved" only when nothing newer is waiting', async () => {
    const { calls, onState, queue } = setUp();
    queue.push('a');
    queue.push('ab');
    call(calls, 0).answer(8);
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(onState).not.toHaveBeenCalledWith('saved');
    call(calls, 1).answer(9);
    await queue.settled();
    expect(onState).toHaveBeenLastCalledWith('saved');
  });

  it('continues after a failure from the version it gets', async () => {
    const { calls, onFailure, queue } = setUp();
    queue.push('a');
    call(calls, 0).fail({ kind: 'conflict' });
    await queue.settled();
    expect(onFailure).toHaveBeenCalledWith({ kind: 'conflict' });
    queue.rebase(12);
    queue.push('mine');
    expect(call(calls, 1).mark).toMatchObject({ seq: 2, version: 12 });
  });
});
