import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSlowly, type SlowCall } from './slow-sockets.js';
import { startWorld, type World } from './world.js';

let world: World;
const open: SlowCall[] = [];

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'error', TRUSTED_HOPS: '1' });
}, 240_000);

afterAll(async () => {
  for (const call of open) call.close();
  await world?.close();
});

const slowly = async (slow: Partial<Parameters<typeof callSlowly>[1]>): Promise<SlowCall> => {
  const call = await callSlowly(world.origin, {
    path: '/login_check',
    length: 200_000,
    piece: ' ',
    everyMs: 400,
    ...slow,
  });
  open.push(call);
  return call;
};

const statusOf = (text: string): string => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? '';
const perNetwork = 20;

/** The time a busy machine may need. */
const pollOptions = { timeout: 15_000 };
const lateMs = 8_000;

describe('Slow request bodies', () => {
  it('three hundred of them block no other call, and are disconnected within seconds', async () => {
    const networks = Array.from({ length: 15 }, (_, index) => `203.0.113.${index + 10}`);
    const calls = await Promise.all(
      networks.flatMap((network) => Array.from({ length: perNetwork }, () => slowly({ network }))),
    );
    const began = performance.now();
    const reader = world.browser('en');
    const writer = await world.signedIn('buyer@volga.example', 'en');
    while (performance.now() - began < 3000) {
      const read = await reader.call('/catalog/tree');
      const saved = await writer.call('/user/notice/api/loader', { method: 'POST', body: {}, patient: true });
      expect([read.status, saved.status]).toEqual([200, 200]);
    }
    const answers = await Promise.all(calls.map((call) => call.answer));
    expect(new Set(answers.map(({ text }) => statusOf(text)))).toEqual(new Set(['408']));
    expect(answers[0]?.text).toContain('"error":"request_timeout"');
    // A busy machine needs a while for three hundred calls. Without the limit, the calls would stay open for minutes.
    expect(Math.max(...answers.map(({ afterMs }) => afterMs))).toBeLessThan(40_000);
  }, 120_000);

  it('from one network are limited to twenty at the same time', async () => {
    const network = '198.51.100.7';
    const calls = await Promise.all(Array.from({ length: perNetwork }, () => slowly({ network })));
    const more = await slowly({ network });
    // The machine decides which of them arrived last.
    const statuses = () => [...calls, more].map((call) => call.status()).sort();
    await expect.poll(() => statuses().at(-1), pollOptions).toBe('429');
    expect(statuses().filter((status) => status !== '')).toEqual(['429']);
    const elsewhere = await slowly({ network: '198.51.100.8' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(elsewhere.status()).toBe('');
    for (const call of [...calls, more, elsewhere]) call.close();
  }, 30_000);

  it('of anonymous visitors end after fifteen seconds, of users later, and uploads may last while they progress', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'en');
    const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
    const steady = { piece: ' '.repeat(1200), everyMs: 400 };
    const type = 'multipart/form-data; boundary=x';
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const file = { path: '/api/upload-file', type, length: 10_000_000, everyMs: 400 };
    const [visitor, person, upload, trickle] = await Promise.all([
      slowly({ network: '192.0.2.1', ...steady }),
      slowly({ network: '192.0.2.2', path: '/user/notice/api/loader', cookie, ...steady }),
      slowly({ network: '192.0.2.3', cookie, ...file, piece: part.padEnd(8000, 'a') }),
      slowly({ network: '192.0.2.4', cookie, ...file, piece: 'a' }),
    ]);
    const cut = await visitor.answer;
    expect([statusOf(cut.text), cut.afterMs > 14_000, cut.afterMs < 18_000 + lateMs]).toEqual(['408', true, true]);
    const cutUpload = await trickle.answer;
    expect([statusOf(cutUpload.text), cutUpload.afterMs < 18_000 + lateMs]).toEqual(['408', true]);
    expect([person.status(), upload.status()]).toEqual(['', '']);
  }, 60_000);

  it('of anonymous visitors are limited to a quarter of a megabyte', async () => {
    const body = { _username: 'a@b.example', _password: 'x'.repeat(300_000) };
    const reply = await world.browser('en').post('/login_check', body, { 'X-Forwarded-For': '192.0.2.9' });
    expect([reply.status, reply.failure.data.error]).toEqual([413, 'too_large']);
  });

  it('that continue after their rejection are soon disconnected', async () => {
    const call = await slowly({ network: '192.0.2.20', path: '/no/such/place' });
    const { text, afterMs } = await call.answer;
    expect([statusOf(text), afterMs < 12_000 + lateMs]).toEqual(['404', true]);
  }, 30_000);
});

describe('Uploads of anonymous visitors', () => {
  it('are limited to four at the same time from one network', async () => {
    const type = 'multipart/form-data; boundary=x';
    const file = { path: '/api/upload-file', type, length: 10_000_000, everyMs: 100, piece: 'a'.repeat(4000) };
    const network = '192.0.2.30';
    const calls = await Promise.all(Array.from({ length: 4 }, () => slowly({ network, ...file })));
    const fifth = await slowly({ network, ...file });
    const statuses = () => [...calls, fifth].map((call) => call.status()).sort();
    await expect.poll(() => statuses().at(-1), pollOptions).toBe('429');
    expect(statuses().filter((status) => status !== '')).toEqual(['429']);
    for (const call of [...calls, fifth]) call.close();
    const again = async () => {
      const next = await slowly({ network, ...file });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return next.status();
    };
    await expect.poll(again, pollOptions).toBe('');
  }, 30_000);
});
