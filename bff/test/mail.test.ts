import type { KeptMailLine, KeptMailView, RequestListView } from '@setu/contract';
import { userId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let senior: Browser;
let stranger: Browser;
beforeAll(async () => {
  world = await startWorld();
  senior = await world.signedIn('senior@setu.example', 'ru');
  stranger = world.browser('en');
}, 120_000);
afterAll(() => world?.close());

const patience = { timeout: 30_000, interval: 100 };

describe('mails written to files', () => {
  it('are there for everybody to read, each for its one reader, framed without rights', async () => {
    const { list } = await senior.get<RequestListView>('/broker/request-from-catalog-list?status=in_work');
    const manager = userId('manager2@setu.example');
    const request = list.find(({ broker_manager }) => broker_manager?.id !== manager);
    await senior.post(`/request/${request?.id}/set-manager`, { userId: manager });
    await world.settle();
    const mails = () => stranger.get<KeptMailLine[]>('/dev/mail');
    const sent = async () => (await mails()).filter(({ to }) => to === 'manager2@setu.example').length;
    await expect.poll(sent, patience).toBe(1);
    const [line] = (await mails()).filter(({ to }) => to === 'manager2@setu.example');
    expect(line?.subject).toContain(`№ ${request?.numeric_hash}`);
    const mail = await stranger.get<KeptMailView>(`/dev/mail/${line?.id}`);
    expect(mail.text).toContain('/user/notice/entity_redirect/');
    const body = await stranger.call(`/dev/mail/${line?.id}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(body.headers.get('content-type')).toContain('text/html');
  });
});
