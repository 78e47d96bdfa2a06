import { companyId } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import { MailChoice, MailKind } from '@setu/proto/identity/words';
import { RequestStatus } from '@setu/proto/request/words';
import { ReviewStatus } from '@setu/proto/review/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDigests } from '../src/jobs/send-digests.js';
import { sendEmailTask } from '../src/mail/changes/queue-email.js';
import { actorOf, anonymous, failureOf, idOf, startIdentity, type World } from './fixtures.js';
import { applicationMoved, handedOver, posted, published, reviewed, statusChanged } from './sample-events.js';
import { headerOf, partsOf, type SmtpPeer, startSmtp } from './smtp-server.js';
import { solvedCaptcha } from './solved-captcha.js';

const pollOptions = { timeout: 30_000, interval: 100 };
const refusedEmail = 'manager2@setu.example';
/** How long the mail server is down, in milliseconds. With a longer time, retries are spaced as in production. */
const awayMs = Number(process.env.MAIL_AWAY_MS ?? 0);
const timeoutMs = 60_000 + 3 * awayMs;

let world: World;
let peer: SmtpPeer;
beforeAll(async () => {
  peer = await startSmtp();
  const env = { SMTP_URL: peer.url, SUPPORT_EMAIL: 'support@setu.example' };
  const pauseEnv = awayMs === 0 ? { MAIL_PAUSE_MS: '200' } : {};
  world = await startIdentity({ env: { ...env, ...pauseEnv, PUBLIC_ORIGIN: 'https://setu.example' } });
});
afterAll(async () => {
  await world?.close();
  await peer?.close();
});

const mailsTo = (address: string) => peer.received.filter(({ to }) => to.includes(address));

describe('The email of a notification', () => {
  it('is sent once per event and user even if the event arrives twice, in the user’s language and with a link', async () => {
    const event = handedOver(idOf('manager@setu.example'));
    await world.publish(event);
    await world.settle();
    await world.publish(event);
    await world.settle();
    await expect.poll(() => mailsTo('manager@setu.example').length, pollOptions).toBe(1);
    const [{ raw } = { raw: '' }] = mailsTo('manager@setu.example');
    expect(headerOf(raw, 'subject')).toBe('Вам передан запрос · №\u00A048151623, Насос центробежный');
    const { text, html } = partsOf(raw);
    const [link = ''] = /https:\/\/setu\.example\/user\/notice\/entity_redirect\/[\w-]+/.exec(text) ?? [];
    const notice = await world.deps.db('notice').where({ event_id: event.id }).first('id');
    expect(link.endsWith(notice.id)).toBe(true);
    expect(html).toContain(`href="${link}"`);
  });

  it('to a supplier is in English and does not name the customer', async () => {
    const sent = { supplierSees: true, supplierIsNew: true, to: RequestStatus.SEND_TO_SUPPLIER };
    await world.publish(statusChanged(sent));
    await world.settle();
    await expect.poll(() => mailsTo('supplier@kaveri.example').length, pollOptions).toBe(1);
    const [{ raw } = { raw: '' }] = mailsTo('supplier@kaveri.example');
    const { text, html } = partsOf(raw);
    expect(text).toMatch(/Centrifugal pump/);
    expect(`${headerOf(raw, 'subject')} ${text} ${html}`).not.toMatch(/Волга|Volga/);
  });

  it('about messages waits a little, and is not sent if they were read meanwhile', async () => {
    const before = peer.received.length;
    await world.publish(posted());
    await world.settle();
    const jobs = await world.deps.db.raw('select j.run_at > now() as later from _private_jobs j where key like ?', [
      `${sendEmailTask} %`,
    ]);
    expect(jobs.rows).toContainEqual({ later: true });
    await world.deps.db('notice').where({ type: 'request_message' }).update({ read_at: new Date() });
    await world.deps.db.raw('update _private_jobs set run_at = now() where key like ?', [`${sendEmailTask} %`]);
    const waiting = () => world.deps.db('mail').where({ state: 'waiting' }).pluck('id');
    await expect.poll(waiting, pollOptions).toEqual([]);
    expect(peer.received.length).toBe(before);
  });
});

describe('The email about a declined application', () => {
  it('gives its applicant the reason, once, in the language of the form', async () => {
    const declined = { declineReason: 'Нет лицензии на экспорт', contactName: 'Рави', email: 'ravi@sindhu.example' };
    const event = applicationMoved({ ...declined, locale: 'ru' });
    for (const sent of [event, event, { ...event, id: systemIds.id() }, applicationMoved({ locale: 'ru' })])
      await world.publish(sent);
    await world.settle();
    await expect.poll(() => mailsTo('ravi@sindhu.example').length, pollOptions).toBe(1);
    const { raw } = mailsTo('ravi@sindhu.example')[0] ?? { raw: '' };
    expect(headerOf(raw, 'subject')).toBe('Мы не приняли вашу заявку 97470620');
    expect(partsOf(raw).text).toContain('Причина: Нет лицензии на экспорт.');
    const keys = () => world.deps.db('mail').where('key', 'like', 'application %').pluck('key');
    expect(await keys()).toHaveLength(1);
  });
});

describe('The email about cards that wait for a review', () => {
  it('is sent once for all cards of a supplier that arrive together, and says how many wait', async () => {
    const [reviewerId, supplierId] = [idOf('reviewer@setu.example'), companyId('kaveri')];
    const before = mailsTo('reviewer@setu.example').length;
    const card = { to: ReviewStatus.CREATED, reviewerId, supplierId };
    for (let at = 0; at < 3; at += 1) await world.publish(reviewed(card));
    await world.settle();
    expect(await world.deps.db('mail').where({ state: 'waiting', user_id: reviewerId })).toHaveLength(1);
    await world.deps.db.raw('update _private_jobs set run_at = now() where key like ?', [`${sendEmailTask} %`]);
    const mails = () => mailsTo('reviewer@setu.example').slice(before);
    await expect.poll(() => mails().length, pollOptions).toBe(1);
    expect(headerOf(mails()[0]?.raw ?? '', 'subject')).toMatch(/^Карточек поставщика .+ ждёт вашей проверки: 3$/);
    // The notification is read before the email leaves, so there is nothing to send.
    await world.deps.db('notice').where({ user_id: reviewerId }).update({ read_at: new Date() });
    await world.publish(reviewed(card));
    await world.settle();
    await world.deps.db('notice').where({ user_id: reviewerId }).update({ read_at: new Date() });
    await world.deps.db.raw('update _private_jobs set run_at = now() where key like ?', [`${sendEmailTask} %`]);
    const waiting = () => world.deps.db('mail').where({ state: 'waiting', user_id: reviewerId }).pluck('id');
    await expect.poll(waiting, pollOptions).toEqual([]);
    expect(mails()).toHaveLength(1);
  });
});

describe('The daily email', () => {
  const digests = () => sendDigests(world.deps).run({}, { signal: new AbortController().signal });
  const buyer = 'buyer@volga.example';
  const at = (time: string) => world.clock.set(new Date(time));

  it('is sent once, at its hour, with the unread notifications of the day, instead of one email each', async () => {
    const actor = await actorOf(world, buyer);
    const choices = [{ kind: MailKind.NOTICES, choice: MailChoice.DIGEST, open: [] }];
    const request = { choices, addressWorks: false, timeZone: 'Asia/Kolkata' };
    at('2026-11-20T10:00:00Z');
    const before = mailsTo(buyer).length;
    const mails = () => mailsTo(buyer).slice(before);
    await world.client.saveMailChoices(request, { actor });
    await digests();
    for (const occurredAt of ['2026-11-20T10:30:00.000Z', '2026-11-20T11:30:00.000Z'])
      await world.publish(statusChanged({}, { occurredAt }));
    await world.settle();
    await digests();
    expect(mails()).toEqual([]);
    at('2026-11-21T03:30:00Z');
    await digests();
    await digests();
    await expect.poll(() => mails().length, pollOptions).toBe(1);
    const { raw } = mails()[0] ?? { raw: '' };
    expect(headerOf(raw, 'subject')).toBe('Setu: новое за день, 2');
    expect(partsOf(raw).text).toMatch(
      /Запрос №\s48151623: Насос центробежный\n- Запрос принят в работу\n- Запрос принят/,
    );
    at('2026-11-22T03:30:00Z');
    await digests();
    expect(await world.deps.db('mail').where({ state: 'waiting' }).pluck('id')).toEqual([]);
    expect(mails().length).toBe(1);
  });

  it('is chosen by the user, not by a substitute; emails about approvals cannot be turned off', async () => {
    const actor = await actorOf(world, buyer);
    const choices = [{ kind: MailKind.APPROVALS, choice: MailChoice.OFF, open: [] }];
    const request = { choices, addressWorks: false, timeZone: '' };
    const off = await failureOf(world.client.saveMailChoices(request, { actor }));
    expect([off.kind, off.message]).toEqual(['invalid', expect.stringContaining('approvals')]);
    const acting = { ...actor, actingUserId: idOf('buyer2@volga.example') };
    const foreign = await failureOf(world.client.saveMailChoices({ ...request, choices: [] }, { actor: acting }));
    expect(foreign.kind).toBe('forbidden');
  });
});

describe('A message to support', () => {
  const message = {
    name: 'Анна Ли',
    email: 'anna@li.example',
    phone: '+79219406123',
    text: 'Не открывается. '.repeat(3),
  };

  it('from an anonymous visitor needs a captcha, and a reply goes to its writer', async () => {
    const send = (captcha: string) => world.client.sendSupportMessage({ ...message, captcha }, { actor: anonymous() });
    expect((await failureOf(send(''))).code).toBe('invalid_captcha_code_error');
    await send(await solvedCaptcha(world));
    const sent = () => mailsTo('support@setu.example');
    await expect.poll(() => sent().length, pollOptions).toBe(1);
    const { raw } = sent()[0] ?? { raw: '' };
    expect([headerOf(raw, 'reply-to'), headerOf(raw, 'list-unsubscribe')]).toEqual(['anna@li.example', undefined]);
  });

  it('is limited to five per hour from one network, and equal messages are sent once', async () => {
    const actor = { ...(await actorOf(world, 'rival@onega.example')), network: '198.51.100.7' };
    const text = 'Второе сообщение, не то же самое.';
    const send = () => world.client.sendSupportMessage({ ...message, text, captcha: '' }, { actor });
    const before = mailsTo('support@setu.example').length;
    for (let count = 0; count < 5; count += 1) await send();
    expect((await failureOf(send())).kind).toBe('limited');
    await expect.poll(() => mailsTo('support@setu.example').length, pollOptions).toBe(before + 1);
  });
});

describe('A mail server that is down', () => {
  it(
    'neither loses nor duplicates any of twenty emails',
    async () => {
      const { port } = peer;
      await peer.close();
      const since = performance.now();
      const before = peer.received.length;
      const events = Array.from({ length: 20 }, () => handedOver(idOf('manager@setu.example')));
      for (const event of events) await world.publish(event);
      await world.settle();
      const waiting = () => world.deps.db('mail').where({ state: 'waiting' }).pluck('id');
      expect((await waiting()).length).toBe(20);
      // Some sending attempts have failed meanwhile.
      await expect.poll(() => world.deps.edge.mailTransport.pauseMs(), pollOptions).toBeGreaterThan(0);
      const away = { timeout: awayMs + 5_000, interval: 100 };
      await expect.poll(() => performance.now() - since, away).toBeGreaterThanOrEqual(awayMs);
      peer = await startSmtp({ port });
      await expect.poll(waiting, { ...pollOptions, timeout: pollOptions.timeout + awayMs }).toEqual([]);
      const ids = peer.received.map(({ raw }) => headerOf(raw, 'message-id'));
      expect([before >= 0, ids.length, new Set(ids).size]).toEqual([true, 20, 20]);
      const mailJobs = world.deps.db('_private_jobs').where('key', 'like', `${sendEmailTask} %`);
      expect(await mailJobs.where('attempts', '>', 1).pluck('key')).toEqual([]);
    },
    timeoutMs,
  );
});

describe('An address that is permanently refused', () => {
  it('is recorded, and gets no more emails of notifications until an email is delivered there', async () => {
    const { port } = peer;
    await peer.close();
    peer = await startSmtp({
      port,
      refuse: (step) => (step === 'to' ? { code: 550, text: '5.1.1 unknown' } : undefined),
    });
    await world.publish(handedOver(idOf(refusedEmail)));
    await world.settle();
    // The demo world also has a refused address, so only this test's address is read.
    const refused = () => world.deps.db('refused_address').where({ address: refusedEmail }).pluck('address');
    await expect.poll(refused, pollOptions).toEqual([refusedEmail]);
    await peer.close();
    peer = await startSmtp({ port });
    await world.publish(published());
    await world.settle();
    await expect.poll(() => mailsTo('manager@setu.example').length, pollOptions).toBe(1);
    const waiting = () => world.deps.db('mail').where({ state: 'waiting' }).pluck('id');
    await expect.poll(waiting, pollOptions).toEqual([]);
    expect(mailsTo(refusedEmail)).toEqual([]);
  }, 60_000);
});
