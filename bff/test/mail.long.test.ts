import type { KeptMailLine, KeptMailView, MailChoicesView, RequestListView } from '@setu/contract';
import { userId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let senior: Browser;
let visitor: Browser;
beforeAll(async () => {
  world = await startWorld();
  senior = await world.signedIn('senior@setu.example', 'ru');
  visitor = world.browser('en');
}, 240_000);
afterAll(() => world?.close());

const pollOptions = { timeout: 30_000, interval: 100 };

describe('Emails written to files', () => {
  it('can be read by anyone in development, each with its recipient, in a frame without permissions', async () => {
    const { list } = await senior.get<RequestListView>('/broker/request-from-catalog-list?status=in_work');
    const manager = userId('manager2@setu.example');
    const request = list.find(({ broker_manager }) => broker_manager?.id !== manager);
    await senior.post(`/request/${request?.id}/set-manager`, { userId: manager });
    await world.settle();
    const mails = () => visitor.get<KeptMailLine[]>('/dev/mail');
    const sent = async () => (await mails()).filter(({ to }) => to === 'manager2@setu.example').length;
    await expect.poll(sent, pollOptions).toBe(1);
    const [line] = (await mails()).filter(({ to }) => to === 'manager2@setu.example');
    expect(line?.subject).toContain(`№\u00A0${request?.numeric_hash}`);
    const mail = await visitor.get<KeptMailView>(`/dev/mail/${line?.id}`);
    expect(mail.text).toContain('/user/notice/entity_redirect/');
    const body = await visitor.call(`/dev/mail/${line?.id}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(body.headers.get('content-type')).toContain('text/html');
  });
});

describe('Email preferences', () => {
  it('are stored for each kind of email, and an unavailable choice is an error on its kind', async () => {
    const before = await senior.get<MailChoicesView>('/user/mail-choices');
    expect(before.kinds.map(({ choice }) => choice)).toEqual(['single', 'single', 'single', 'single']);
    const saved = await senior.post<MailChoicesView>('/user/mail-choices', { messages: 'off' });
    expect(saved.data.kinds[0]).toEqual({ kind: 'messages', choice: 'off', open: ['single', 'digest', 'off'] });
    const refused = await senior.post('/user/mail-choices', { approvals: 'off' });
    expect([refused.status, refused.failure.data.codes]).toEqual([422, { approvals: 'invalid_option' }]);
  });

  it('show on every page that emails bounce, until the user confirms that their address works', async () => {
    const email = 'rival@onega.example';
    const rival = await world.signedIn(email, 'ru');
    await world.services.identity.deps.autocommit.refusedAddresses.add(email, { code: '550', at: world.clock.now() });
    const { refused_at } = await rival.get<MailChoicesView>('/user/mail-choices');
    expect(refused_at).not.toBeNull();
    const again = await world.signedIn(email, 'ru');
    expect((await again.context()).user?.email_refused).toBe(true);
    const saved = await again.post<MailChoicesView>('/user/mail-choices', { address_works: true });
    expect(saved.data.refused_at).toBeNull();
    expect((await again.context()).user).not.toHaveProperty('email_refused');
  });
});

describe('The support form', () => {
  const message = {
    name: 'Anna Li',
    email: 'anna@li.example',
    phone: '+79219406123',
    text: 'It does not open. '.repeat(3),
  };

  it('reports errors on its fields, and requires a captcha from an anonymous visitor', async () => {
    const wrong = await visitor.post('/support-send-email', { name: 'Li', email: 'anna', phone: '1', text: 'short' });
    expect([wrong.status, wrong.failure.data.codes]).toEqual([
      422,
      { name: 'length_min', email: 'invalid_email', phone: 'invalid_phone', text: 'length_min' },
    ]);
    const unasked = await visitor.post('/support-send-email', message);
    expect([unasked.status, unasked.failure.data.codes]).toEqual([422, { 'g-recaptcha-response': 'captcha_required' }]);
  });

  it('reaches the support team when sent as the specification’s form', async () => {
    const sent = await senior.call('/support-send-email', { method: 'POST', form: message });
    expect(sent.status).toBe(200);
    const subjects = async () => (await visitor.get<KeptMailLine[]>('/dev/mail')).map(({ subject }) => subject);
    await expect.poll(subjects, pollOptions).toContain('Сообщение в поддержку от Anna Li');
  });
});
