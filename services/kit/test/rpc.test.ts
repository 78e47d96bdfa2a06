import { getEventListeners } from 'node:events';
import type { Readable } from 'node:stream';
import { credentials, makeGenericClientConstructor } from '@grpc/grpc-js';
import { HealthService } from '@setu/proto/health';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused, unavailable } from '../src/core.js';
import { createLog, currentContext, metrics, runInContext } from '../src/process.js';
import { connect, serve } from '../src/rpc/index.js';
import { actors, testActorKeys } from '../src/testing/index.js';

const bytes = (text: string): Buffer => Buffer.from(text);
const text = (buffer: Buffer): string => buffer.toString();
const method = <Streams extends boolean>(name: string, responseStream: Streams) => ({
  path: `/setu.test.Words/${name}`,
  requestStream: false as const,
  responseStream,
  requestSerialize: bytes,
  requestDeserialize: text,
  responseSerialize: bytes,
  responseDeserialize: text,
});
const EchoService = { say: method('Say', false as const), spell: method('Spell', true as const) };
const echo = { name: 'words', service: EchoService };

describe('Calls between services', () => {
  let ended = 0;
  let calls = 0;
  const closings: (() => Promise<void>)[] = [];
  let server: Awaited<ReturnType<typeof serve>>;
  let client: ReturnType<typeof connect<typeof EchoService>>;
  const actor = actors.anonymous();

  beforeAll(async () => {
    server = await serve({
      name: 'words',
      service: EchoService,
      actorKeys: testActorKeys,
      log: createLog({ level: 'silent' }),
      handlers: {
        say: async (word, { requestId }) => {
          calls += 1;
          if (word === 'away') throw unavailable('the database did not answer in time');
          return `${word} ${requestId} ${currentContext()?.actor?.kind}`;
        },
        spell: async function* (word, { signal }) {
          try {
            for (const letter of word) yield letter;
            if (word === 'wrong') throw refused('misspelt');
            while (word === 'endless' && !signal.aborted) {
              yield 'x'.repeat(10_000);
              await new Promise((resolve) => setTimeout(resolve, 1));
            }
          } finally {
            ended += 1;
          }
        },
      },
    });
    client = connect(echo, server.address, { actorKeys: testActorKeys, timeoutMs: 10_000 });
  });
  afterAll(async () => {
    client?.close();
    await server?.close();
  });

  it('pass the request id and the actor to all code below the handler', async () => {
    expect(await client.say('hello', { actor, requestId: 'r1' })).toBe('hello r1 anonymous');
    expect(await runInContext({ requestId: 'r2' }, () => client.say('hello', { actor }))).toBe('hello r2 anonymous');
  });

  it('are counted with their duration, except streams, which last as long as the client reads', async () => {
    const seconds = async (of: string) =>
      (await metrics.getSingleMetric('setu_rpc_call_seconds_total')?.get())?.values.find(
        ({ labels }) => labels.service === 'words' && labels.method === of,
      )?.value;
    await client.say('hello', { actor, requestId: 'r' });
    for await (const _letter of client.spell('word', { actor, requestId: 'r' }));
    expect(await seconds('Say')).toBeGreaterThan(0);
    expect(await seconds('Spell')).toBeUndefined();
    const timed = await metrics.getSingleMetric('setu_rpc_seconds')?.get();
    expect(timed?.values.some(({ labels }) => labels.service === 'words' && labels.outcome === 'ok')).toBe(true);
  });

  it('are not started when the caller has no time left', async () => {
    const late = runInContext({ requestId: 'r', deadline: new Date(Date.now() + 120) }, () =>
      client.say('hello', { actor }),
    );
    await expect(late).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('are not retried when the service itself reports that it is unavailable', async () => {
    const before = calls;
    await expect(client.say('away', { actor, idempotent: true })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toBe(before + 1);
  });

  it('stream until the service ends', async () => {
    const letters = [];
    for await (const letter of client.spell('word', { actor })) letters.push(letter);
    expect(letters.join('')).toBe('word');
  });

  it('stream until the service fails, and report the failure', async () => {
    const letters: string[] = [];
    const reading = (async () => {
      for await (const letter of client.spell('wrong', { actor })) letters.push(letter);
    })();
    await expect(reading).rejects.toMatchObject({ kind: 'refused', code: 'misspelt' });
    expect(letters.join('')).toBe('wrong');
  });

  it('stop streaming when the client stops reading', async () => {
    const before = ended;
    for await (const letter of client.spell('endless', { actor })) if (letter.length > 1) break;
    await expect.poll(() => ended, { timeout: 5_000 }).toBe(before + 1);
  });

  it("stop streaming, without a failure, when the client's signal aborts", async () => {
    const stopping = new AbortController();
    for await (const letter of client.spell('endless', { actor, signal: stopping.signal }))
      if (letter.length > 1) stopping.abort();
  });

  it('add one listener to the given signal, however many calls share it', async () => {
    const { signal } = new AbortController();
    for (let call = 0; call < 3; call += 1) await client.say('hello', { actor, signal });
    await client.say('away', { actor, signal }).catch(() => undefined);
    for await (const letter of client.spell('endless', { actor, signal })) if (letter.length > 1) break;
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  });

  it('let any caller check or watch whether the service is alive and ready', async () => {
    const Health = makeGenericClientConstructor(HealthService, 'Health');
    const client = new Health(server.address, credentials.createInsecure());
    const check = (service: string) =>
      new Promise((resolve) =>
        client.check?.({ service }, (error: { code: number } | null, answer: { status: string }) =>
          resolve(error?.code ?? answer.status),
        ),
      );
    const statuses: string[] = [];
    const watch: Readable = client.watch?.({ service: 'ready' });
    watch.on('data', ({ status }: { status: string }) => statuses.push(status)).on('error', () => undefined);
    expect([await check(''), await check('ready'), await check('other')]).toEqual(['SERVING', 'NOT_SERVING', 5]);
    await expect.poll(() => statuses).toEqual(['NOT_SERVING']);
    server.setReady(true);
    expect(await check('ready')).toBe('SERVING');
    await expect.poll(() => statuses).toEqual(['NOT_SERVING', 'SERVING']);
    const ended = new Promise((resolve) => watch.once('end', resolve));
    closings.push(async () => {
      await ended;
      client.close();
    });
  });

  it('end, including streams, when the service closes', async () => {
    const reading = (async () => {
      for await (const _ of client.spell('endless', { actor }));
    })();
    await client.say('still there', { actor });
    const began = performance.now();
    await server.close();
    for (const closing of closings) await closing();
    // Calls that do not end are aborted after 20 s.
    expect(performance.now() - began).toBeLessThan(15_000);
    await reading.catch(() => undefined);
    await expect(client.say('hello', { actor, timeoutMs: 300 })).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
