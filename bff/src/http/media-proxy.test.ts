import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAppError } from '@setu/kit/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from './media-proxy.js';

// Answers late, in two parts with a pause, or never, as the path says.
const media = http.createServer((request, response) => {
  request.resume();
  if (request.url === '/never') return;
  if (request.url === '/in-parts') response.write('first ');
  setTimeout(() => response.end('last'), 150);
});

describe('media’s answer', () => {
  beforeAll(() => new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    media.closeAllConnections();
    media.close();
  });
  const ask = async (path: string, silentMs: number) => {
    const request = http.request(`http://127.0.0.1:${(media.address() as AddressInfo).port}${path}`);
    const answered = answerOf(request, silentMs);
    request.end();
    const chunks: Buffer[] = [];
    for await (const chunk of await answered) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  };

  it('is awaited as long as it may take', async () => {
    expect(await ask('/late', 5000)).toBe('last');
  });

  it('is unavailable once media has been silent for long enough', async () => {
    const began = performance.now();
    const error: unknown = await ask('/never', 100).catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'unavailable')).toBe(true);
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('may pause once it has begun: then its reader or its store takes the time', async () => {
    expect(await ask('/in-parts', 100)).toBe('first last');
  });
});
