import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMailTask } from '../src/mail/changes/queue-mail.js';
import { givenIdentity, idOf, type World } from './given.js';
import { handedOver, moved, posted, published } from './given-events.js';
import { givenSmtp, headerOf, partsOf, type SmtpPeer } from './given-smtp.js';

const patience = { timeout: 30_000, interval: 100 };
const gone = 'manager2@setu.example';

let world: World;
let peer: SmtpPeer;
beforeAll(async () => {
  peer = await givenSmtp();
  const env = { SMTP_URL: peer.url, SUPPORT_EMAIL: 'support@setu.example', MAIL_PAUSE_MS: '200' };
  world = await givenIdentity({ env: { ...env, PUBLIC_ORIGIN: 'https://setu.example' } });
});
afterAll(async () => {
  await world?.close();
  await peer?.close();
});

const mailsTo = (address: string) => peer.received.filter(({ to }) => to.includes(address));

describe('the mail of a notice', () => {
  it('is one for an event and a person, however often the event comes, in his language and with the way there', async () => {
    const event = handedOver(idOf('manager@setu.example'));
    await world.publish(event);
    await world.settle();
    await world.publish(event);
    await world.settle();
    await expect.poll(() => mailsTo('manager@setu.example').length, patience).toBe(1);
    const [{ raw } = { raw: '' }] = mailsTo('manager@setu.example');
    expect(headerOf(raw, 'subject')).toBe('Запрос передан вам · № 48151623, Насос центробежный');
    const { text, html } = partsOf(raw);
    const [link = ''] = /https:\/\/setu\.example\/user\/notice\/entity_redirect\/[\w-]+/.exec(text) ?? [];
    const notice = await world.deps.db('notice').where({ event_id: event.id }).first('id');
    expect(link.endsWith(notice.id)).toBe(true);
    expect(html).toContain(`href="${link}"`);
  });

  it('to a supplier is English and names nobody of the customer', async () => {
    const sent = { supplierSees: true, supplierIsNew: true, to: 4 as never };
    await world.publish(moved(sent));
    await world.settle();
    await expect.poll(() => mailsTo('supplier@kaveri.example').length, patience).toBe(1);
    const [{ raw } = { raw: '' }] = mailsTo('supplier@kaveri.example');
    const { text, html } = partsOf(raw);
    expect(text).toMatch(/Centrifugal pump/);
    expect(`${headerOf(raw, 'subject')} ${text} ${html}`).not.toMatch(/Волга|Volga/);
  });

  it('of messages waits a little, and does not leave when they have been read', async () => {
    const before = peer.received.length;
    await world.publish(posted());
    await world.settle();
    const jobs = await world.deps.db.raw('select j.run_at > now() as later from _private_jobs j where key like ?', [
      `${sendMailTask} %`,
    ]);
    expect(jobs.rows).toContainEqual({ later: true });
    await world.deps.db('notice').where({ type: 'request_message' }).update({ read_at: new Date() });
    await world.deps.db.raw('update _private_jobs set run_at = now() where key like ?', [`${sendMailTask} %`]);
    const waiting = () => world.deps.db('mail').where({ state: 'waiting' }).pluck('id');
    await expect.poll(waiting, patience).toEqual([]);
    expect(peer.received.length).toBe(before);
  });
});

describe('a mail server that is down', () => {
  it('loses and doubles none of twenty mails', async () => {
    const { port } = peer;
    await peer.close();
    const before = peer.received.length;
    const events = Array.from({ length: 20 }, () => handedOver(idOf('manager@setu.example')));
    for (const event of events) await world.publish(event);
    await world.settle();
    const waiting = () => world.deps.db('mail').where({ state: 'waiting' }).pluck('id');
    expect((await waiting()).length).toBe(20);
    // Some have been offered in vain meanwhile.
    await expect.poll(() => world.deps.edge.post.pauseMs(), patience).toBeGreaterThan(0);
    peer = await givenSmtp({ port });
    await expect.poll(waiting, patience).toEqual([]);
    const ids = peer.received.map(({ raw }) => headerOf(raw, 'message-id'));
    expect([before >= 0, ids.length, new Set(ids).size]).toEqual([true, 20, 20]);
    const failed = await world.deps.db('_private_jobs').where('attempts', '>', 1).pluck('key');
    expect(failed).toEqual([]);
  }, 60_000);
});

describe('an address refused for good', () => {
  it('is kept as such and gets no more notices, until a mail arrives there', async () => {
    const { port } = peer;
    await peer.close();
    peer = await givenSmtp({
      port,
      refuse: (step) => (step === 'to' ? { code: 550, text: '5.1.1 unknown' } : undefined),
    });
    await world.publish(handedOver(idOf(gone)));
    await world.settle();
    const refused = () => world.deps.db('refused_address').pluck('address');
    await expect.poll(refused, patience).toEqual([gone]);
    await peer.close();
    peer = await givenSmtp({ port });
    await world.publish(published());
    await world.settle();
    await expect.poll(() => mailsTo('manager@setu.example').length, patience).toBe(1);
    const waiting = () => world.deps.db('mail').where({ state: 'waiting' }).pluck('id');
    await expect.poll(waiting, patience).toEqual([]);
    expect(mailsTo(gone)).toEqual([]);
  }, 60_000);
});
