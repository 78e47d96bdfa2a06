import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'error', SHED_IN_FLIGHT: '4' });
}, 240_000);

afterAll(async () => world?.close());

interface Stream {
  status: number;
  /** Everything received, once the stream has ended. */
  text: Promise<string>;
  isOver: () => boolean;
  close: () => void;
}

const openStream = async (browser: Browser, path = '/user/notice/api/last'): Promise<Stream> => {
  const leaving = new AbortController();
  const response = await fetch(`${world.origin}${path}`, {
    headers: { Accept: 'text/event-stream', Cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; ') },
    signal: leaving.signal,
  });
  let over = false;
  const text = response.text().catch(() => '');
  void text.then(() => {
    over = true;
  });
  return { status: response.status, text, isOver: () => over, close: () => leaving.abort() };
};

describe('Notification streams', () => {
  it('are limited to ten for each user: the eleventh ends the oldest one of the same user, which reconnects later', async () => {
    const [buyer, manager] = [
      await world.signedIn('buyer@volga.example', 'en'),
      await world.signedIn('manager@setu.example', 'en'),
    ];
    const other = await openStream(manager);
    const streams: Stream[] = [];
    for (let count = 0; count < 12; count += 1) streams.push(await openStream(buyer));
    expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const ended = await Promise.all(streams.slice(0, 2).map(({ text }) => text));
    for (const text of ended) expect(text).toMatch(/event: count.*retry: 300000\n\n$/s);
    expect(streams.slice(2).map((stream) => stream.isOver())).toEqual(Array(10).fill(false));
    expect(other.isOver()).toBe(false);
    // Thirteen streams are or were open, but none of them counts as a running call.
    expect((await buyer.call('/catalog/tree', { patient: false })).status).toBe(200);
    for (const stream of [...streams, other]) stream.close();
  });

  it('count as running calls until they are open, like every other call that asks for a stream', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'en');
    const replies = await Promise.all(
      Array.from({ length: 30 }, () =>
        buyer.call('/catalog/tree', { patient: false, headers: { Accept: 'text/event-stream' } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toContain(503);
  });
});
