import type { NoticeListView, RequestPageView, SupplierTrustView } from '@setu/contract';
import { companyId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { kaveriDeal } from './kaveri-deal.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let visitor: Browser;
let buyer: Browser;
let rival: Browser;
let manager: Browser;
let reviewer: Browser;
let supplier: Browser;
let otherSupplier: Browser;
let requestId: string;
beforeAll(async () => {
  world = await startWorld();
  visitor = world.browser('ru');
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  rival = await world.signedIn('rival@onega.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'ru');
  reviewer = await world.signedIn('reviewer@setu.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  otherSupplier = await world.signedIn('supplier@deccan.example', 'en');
  requestId = await kaveriDeal({ buyer, manager, supplier }, 'send_to_supplier');
}, 400_000);
afterAll(() => world?.close());

const path = (step = '') => `/request/${requestId}/sample${step}`;
const post = (who: Browser, step: string, body: object, headers = {}) =>
  who.post<RequestPageView>(path(step), body, headers);
const pageOf = async (who: Browser, side = 'customer') =>
  (
    await who.get<RequestPageView>(
      side === 'broker' ? `/broker/preview/${requestId}` : `/request/customer/preview/${requestId}`,
    )
  ).request;
const titles = async (who: Browser) =>
  (await who.get<NoticeListView>('/user/notice/list/all?limit=100')).messages
    .filter(({ type, request }) => type.startsWith('request_sample') && request?.id === requestId)
    .map(({ title }) => title);

describe('A sample over HTTP', () => {
  it('is asked for once, and its supplier and manager are notified without revealing the customer', async () => {
    const body = { comment: 'Два образца по 250 г', address: 'Самара, Садовая, 1' };
    const calls = [1, 2, 3].map(() => post(buyer, '', body, { 'Idempotency-Key': 'sample-1' }));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await world.settle();
    const { sample } = await pageOf(supplier);
    expectNames(
      sample,
      'id, state, comment, address, awaits_address, asked, sent_on, tracking, decline_reason, answered, verdict, verdict_comment, judged',
    );
    expect(sample).toMatchObject({ state: 'asked', comment: 'Два образца по 250 г', asked: { by: null } });
    expect(sample).toMatchObject({ address: '', awaits_address: true });
    expect((await pageOf(manager, 'broker')).sample?.asked?.by?.surname).not.toBe('');
    expect(await titles(supplier)).toEqual(['The customer asks for a sample']);
    expect(await titles(manager)).toEqual([expect.stringMatching(/: просят образец$/)]);
    expect(await titles(buyer)).toEqual([]);
    expect((await post(buyer, '', { ...body, comment: 'Ещё' })).failure.data.error).toBe('sample_open');
  });

  it('does not exist for other companies, and each step belongs to its side', async () => {
    const sample = (await pageOf(supplier)).sample?.id ?? '';
    const steps = [
      ['', { comment: 'x', address: 'x' }],
      ['/address', { sample }],
      ['/send', { sample, sent_on: '2026-11-20' }],
      ['/decline', { sample, reason: 'x' }],
      ['/verdict', { sample, verdict: 'suits' }],
    ] as const;
    const statuses = async (who: Browser) =>
      Promise.all(steps.map(async ([step, body]) => (await post(who, step, body)).status));
    for (const who of [rival, otherSupplier, reviewer]) expect(await statuses(who)).toEqual([404, 404, 404, 404, 404]);
    expect((await post(supplier, '', { comment: 'x', address: 'x' })).status).toBe(403);
    expect((await post(supplier, '/address', { sample })).status).toBe(403);
    expect((await post(buyer, '/address', { sample })).status).toBe(403);
    expect((await post(supplier, '/verdict', { sample, verdict: 'suits' })).status).toBe(403);
    expect((await post(buyer, '/send', { sample, sent_on: '2026-11-20' })).status).toBe(403);
    expect((await post(buyer, '/decline', { sample, reason: 'x' })).status).toBe(403);
  });

  it('gets its address from the manager, for whom passing it on is a task', async () => {
    const { sample, waiting } = await pageOf(manager, 'broker');
    expect(waiting).toContain('sample');
    expect(sample).toMatchObject({ address: 'Самара, Садовая, 1', awaits_address: true });
    const early = await post(supplier, '/send', { sample: sample?.id, sent_on: sample?.asked?.at.slice(0, 10) });
    expect(early.failure.data.error).toBe('conflict');
    const { data } = await post(manager, '/address', { sample: sample?.id });
    expect(data.request).toMatchObject({ sample: { awaits_address: false }, may_pass_sample_address: false });
    await world.settle();
    expect((await pageOf(supplier)).sample).toMatchObject({ address: 'Самара, Садовая, 1', awaits_address: false });
    expect(await titles(supplier)).toContain('The broker gave you the address for the sample');
    expect(await titles(buyer)).toEqual([]);
  });

  it('names wrong fields, and is sent and judged', async () => {
    const { id: sample = '', asked } = (await pageOf(supplier)).sample ?? {};
    const today = asked?.at.slice(0, 10) ?? '';
    const codes = async (who: Browser, step: string, body: object) =>
      (await post(who, step, { sample, ...body })).failure.data.codes;
    expect(await codes(supplier, '/send', {})).toMatchObject({ sent_on: expect.any(String) });
    expect(await codes(supplier, '/send', { sent_on: '2999-01-01' })).toEqual({ sent_on: 'date_in_future' });
    expect(await codes(supplier, '/send', { sent_on: '2020-01-01' })).toEqual({ sent_on: 'before_sample' });
    expect(await codes(supplier, '/decline', { reason: ' ' })).toEqual({ reason: 'required' });
    const { data } = await post(supplier, '/send', { sample, sent_on: today, tracking: 'AWB 12' });
    expect(data.request).toMatchObject({ sample: { state: 'sent', sent_on: today }, may_answer_sample: false });
    await world.settle();
    expect(await titles(buyer)).toEqual(['Образец отправлен']);
    expect(await codes(buyer, '/verdict', {})).toEqual({ verdict: 'required' });
    expect(await codes(buyer, '/verdict', { verdict: 'does_not_suit' })).toEqual({ comment: 'required' });
    await post(buyer, '/verdict', { sample, verdict: 'does_not_suit', comment: 'Лист ломаный' });
    await world.settle();
    expect((await pageOf(supplier)).sample).toMatchObject({ verdict: 'does_not_suit', judged: { by: null } });
    expect(await titles(supplier)).toContain('The sample does not suit the customer');
  });

  it('counts among the figures of its supplier', async () => {
    const { figures } = await visitor.get<SupplierTrustView>(`/company/${companyId('kaveri')}/trust`);
    // The demo world has seven verdicts, one of them bad.
    expect(figures?.list.find(({ kind }) => kind === 'samples')).toMatchObject({ count: 8, hits: 6, value: 75 });
  });
});
