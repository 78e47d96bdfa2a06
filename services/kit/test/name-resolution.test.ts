import dns from 'node:dns';
import { afterEach, expect, it, vi } from 'vitest';
import { createLog } from '../src/process.js';
import { connect, serve } from '../src/rpc/index.js';
import { actors, testActorKeys } from '../src/testing/index.js';

const text = (buffer: Buffer): string => buffer.toString();
const EchoService = {
  say: {
    path: '/setu.test.Words/Say',
    requestStream: false as const,
    responseStream: false as const,
    requestSerialize: (word: string) => Buffer.from(word),
    requestDeserialize: text,
    responseSerialize: (word: string) => Buffer.from(word),
    responseDeserialize: text,
  },
};

const speaker = (host: string, port: number) =>
  serve({
    name: 'words',
    service: EchoService,
    actorKeys: testActorKeys,
    log: createLog({ level: 'silent' }),
    host,
    port,
    handlers: { say: async () => host },
  });

afterEach(() => vi.restoreAllMocks());

// Only Linux answers on all of 127.0.0.0/8 without configuration.
it.runIf(process.platform === 'linux')(
  'a service that moved to another address is found there within seconds',
  async () => {
    let address = '127.0.0.1';
    vi.spyOn(dns.promises, 'lookup').mockImplementation((async () => [{ address, family: 4 }]) as never);
    const before = await speaker('127.0.0.1', 0);
    const port = Number(before.address.split(':')[1]);
    const client = connect({ name: 'words', service: EchoService }, `words.setu.test:${port}`, {
      actorKeys: testActorKeys,
    });
    const call = () => client.say('who', { actor: actors.anonymous(), timeoutMs: 1_000 });
    expect(await call()).toBe('127.0.0.1');
    // Two rollouts in quick succession.
    for (const next of ['127.0.0.2', '127.0.0.3']) {
      const after = await speaker(next, port);
      address = next;
      await before.close();
      await expect.poll(() => call().catch(String), { timeout: 8_000, interval: 100 }).toBe(next);
      await after.close();
    }
    client.close();
  },
);
