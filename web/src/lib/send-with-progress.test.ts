// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { server, withServer } from '../testing/server';
import { sendWithProgress } from './send-with-progress';

withServer();

const path = '/api/upload-file';
const body = 'x'.repeat(2000);

it('an upload reports how much has been sent and returns the answer as fetch does', async () => {
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      const hasHeader = request.headers.get('X-Requested-With') === 'XMLHttpRequest';
      const { length } = await request.text();
      return HttpResponse.json(
        { success: hasHeader, data: length },
        { status: 201, headers: { 'X-Request-Id': 'req-7' } },
      );
    }),
  );
  const shares: number[] = [];
  const answer = await sendWithProgress(path, { body }, (share) => shares.push(share));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('X-Request-Id')).toBe('req-7');
  expect(await answer.json()).toEqual({ success: true, data: 2000 });
  expect(shares.at(-1)).toBe(1);
});

it('an upload fails when the connection is lost', async () => {
  server.use(http.post(`*${path}`, () => HttpResponse.error()));
  await expect(sendWithProgress(path, { body }, () => undefined)).rejects.toThrow(TypeError);
});

it.each(['before', 'while'])('an upload stops when aborted %s it is sent', async (when) => {
  server.use(http.post(`*${path}`, () => new Promise<never>(() => undefined)));
  const aborting = new AbortController();
  if (when === 'before') aborting.abort('enough');
  const sent = sendWithProgress(path, { body, signal: aborting.signal }, () => undefined);
  aborting.abort('enough');
  await expect(sent).rejects.toBe('enough');
});
