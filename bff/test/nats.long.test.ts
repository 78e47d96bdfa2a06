import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NoticeListView, RequestListView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../deploy/local/ports.mjs';
import { findNatsServer } from '../../deploy/local/programs.mjs';
import { startWorld, type World } from './world.js';

const program = findNatsServer();
const isThere = program !== undefined;
if (!isThere && process.env.CI !== 'true')
  process.stderr.write(
    'Skipping the journey over NATS. To run it, use npm run tools -- nats, or apt-get install nats-server.\n',
  );

let world: World;
let stopNats: () => void = () => {};

const startNats = async (): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'setu-nats-'));
  const port = await freePort();
  const server = spawn(program ?? 'nats-server', ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  stopNats = () => {
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.kill();
  };
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => text.includes('Server is ready') && resolve());
    server.once('exit', () => reject(new Error('nats-server exited')));
  });
  return `nats://127.0.0.1:${port}`;
};

describe.runIf(isThere || process.env.CI === 'true')('The main journey over a real NATS', () => {
  beforeAll(async () => {
    world = await startWorld({ NATS_URL: await startNats() });
  }, 120_000);

  afterAll(async () => {
    await world?.close();
    stopNats();
  });

  it('a request is published, each manager is notified once, and the buyer learns the outcome', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'ru');
    const managers = await Promise.all(
      ['manager@setu.example', 'manager2@setu.example', 'senior@setu.example'].map((email) => world.signedIn(email)),
    );
    const unread = async (browser: (typeof managers)[number]) =>
      (await browser.get<NoticeListView>('/user/notice/api/last')).unReadMessageCount.notices;
    const before = await Promise.all(managers.map(unread));
    const found = await buyer.get<{ pagination: { items: { sku_id: string }[] } }>('/catalog/category/?f_search=чай');
    const opened = await buyer.call(`/customer/request/create-from-product/${found.pagination.items[0]?.sku_id}`);
    const draft = opened.headers.get('location')?.split('/').at(-1) ?? '';
    const publish = () => buyer.post(`/request/publish/${draft}`, { count: 2, comment: 'Через NATS' });
    expect((await Promise.all([publish(), publish()])).map((reply) => reply.status)).toEqual([200, 200]);
    await world.settle();
    expect(await Promise.all(managers.map(unread))).toEqual(before.map((count) => count + 1));
    const [manager] = managers;
    const queue = await manager?.get<RequestListView>('/broker/request-from-catalog-list');
    expect(queue?.list[0]?.id).toBe(draft);
    await manager?.post(`/request/update-status/${draft}`, { status: 'in_work' });
    await world.settle();
    const { messages } = await buyer.get<NoticeListView>('/user/notice/api/last');
    expect(messages[0]?.text).toContain('Запрос принят в работу');
  }, 60_000);
});
