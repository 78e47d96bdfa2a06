import { describe, expect, it } from 'vitest';
import type { LiveSignal } from './live-signal.js';
import { signalStream } from './signal-stream.js';

async function collect(stream: ReturnType<typeof signalStream>): Promise<LiveSignal[]> {
  const received: LiveSignal[] = [];
  for await (const signal of stream.read()) received.push(signal);
  return received;
}

const changed = (userId: string): LiveSignal => ({ kind: 'notices_changed', userId, unread: 1 });

describe('Signals for one watcher', () => {
  it('arrive in order, including those sent before the watcher started reading', async () => {
    const stream = signalStream();
    stream.push(changed('a'));
    const reading = collect(stream);
    await Promise.resolve();
    stream.push(changed('b'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    stream.end();
    expect(await reading).toEqual([changed('a'), changed('b')]);
  });

  it('end with an error when some may be missing', async () => {
    const stream = signalStream();
    const reading = collect(stream);
    stream.fail(new Error('lost'));
    await expect(reading).rejects.toThrow('lost');
  });

  it('are cut off when the watcher falls too far behind', async () => {
    const stream = signalStream();
    for (let n = 0; n < 1001; n += 1) stream.push(changed('a'));
    await expect(collect(stream)).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
