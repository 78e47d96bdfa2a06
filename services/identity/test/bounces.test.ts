import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBounces } from '../src/jobs/read-bounces.js';
import { processBounce } from '../src/mail/changes/process-bounce.js';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';
import { handedOver } from './sample-events.js';
import { headerOf, type SmtpPeer, startSmtp } from './smtp-server.js';

const pollOptions = { timeout: 30_000, interval: 100 };
const email = 'manager@setu.example';

let world: World;
let peer: SmtpPeer;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'setu-bounces-'));
  await mkdir(path.join(dir, 'new'));
  peer = await startSmtp();
  const env = { SMTP_URL: peer.url, SUPPORT_EMAIL: 'support@setu.example', MAIL_BOUNCES_DIR: dir };
  world = await startIdentity({ env });
});
afterAll(async () => {
  await world?.close();
  await peer?.close();
  await rm(dir, { recursive: true, force: true });
});

const report = (of: { messageId: string; address: string; action?: string; status?: string }) =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${of.address}`,
    `Action: ${of.action ?? 'failed'}`,
    `Status: ${of.status ?? '5.1.1'}`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${of.messageId}`,
    '',
    '--b--',
  ].join('\r\n');

const refusedAt = async () => (await world.client.getMailChoices({}, { actor: await actorOf(world, email) })).refusedAt;

it("a bounce marks the recipient's address only if it names that email and address; the owner can lift the mark", async () => {
  await world.publish(handedOver(idOf(email)));
  await world.settle();
  const mails = () => peer.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length, pollOptions).toBe(1);
  const messageId = headerOf(mails()[0]?.raw ?? '', 'message-id') ?? '';
  for (const harmless of [
    { messageId: '<0123456789abcdef0123456789abcdef@setu.example>', address: email },
    { messageId, address: 'rival@onega.example' },
    { messageId, address: email, action: 'delayed', status: '4.4.1' },
  ])
    expect(await processBounce(world.deps, report(harmless))).toBe(0);
  expect(await refusedAt()).toBe('');
  await writeFile(path.join(dir, 'new', '1700000000.1.mx'), report({ messageId, address: email }));
  await writeFile(path.join(dir, 'new', '1700000001.2.mx'), 'Subject: hello\r\n\r\nhello');
  const run = () => readBounces(world.deps).run({}, { signal: new AbortController().signal } as never);
  await run();
  await run();
  expect(await refusedAt()).not.toBe('');
  expect([await readdir(path.join(dir, 'new')), (await readdir(path.join(dir, 'cur'))).length]).toEqual([[], 2]);
  const actor = await actorOf(world, email);
  await world.client.saveMailChoices({ choices: [], addressWorks: true, timeZone: '' }, { actor });
  expect(await refusedAt()).toBe('');
});
