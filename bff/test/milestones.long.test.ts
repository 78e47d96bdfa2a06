import type { MilestoneView, NoticeListView, RequestAuditView, RequestPageView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { kaveriDeal, uploadPdf } from './kaveri-deal.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let rival: Browser;
let manager: Browser;
let supplier: Browser;
let other: Browser;
let requestId: string;
/** The day the contract was signed, by the test environment's clock. */
let today: string;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  rival = await world.signedIn('rival@onega.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  other = await world.signedIn('supplier@deccan.example', 'en');
  requestId = await kaveriDeal({ buyer, manager, supplier }, 'contracted');
  const { request } = await buyer.get<RequestPageView>(`/request/customer/preview/${requestId}`);
  today = request.status_events.at(-1)?.date.slice(0, 10) ?? '';
}, 240_000);
afterAll(() => world?.close());

const path = () => `/request/${requestId}/milestones`;
const shipmentIn = (list: readonly MilestoneView[]) => list.find(({ kind }) => kind === 'shipped');
const say = (who: Browser, body: object, headers = {}) => who.post<MilestoneView[]>(path(), body, headers);
const titles = async (who: Browser) =>
  (await who.get<NoticeListView>('/user/notice/list/all?limit=100')).messages
    .filter(({ type, request }) => type === 'request_milestone_said' && request?.id === requestId)
    .map(({ title }) => title.replaceAll('\u00A0', ' '));

describe('After the contract, over HTTP', () => {
  it('the supplier reports the shipment with a document for both sides, and the others are notified in their language', async () => {
    await say(manager, { kind: 'shipped', expected: '2031-01-15' });
    const bill = await uploadPdf(supplier, 'bill of lading.pdf');
    const reported = await say(supplier, {
      kind: 'shipped',
      version: 1,
      happened: today,
      note: 'Flight 12',
      files: [bill],
    });
    expect(reported.status).toBe(200);
    await world.settle();
    const shipped = shipmentIn(await buyer.get<MilestoneView[]>(path()));
    expectNames(
      shipped,
      `kind, version, expected, happened, note, files, side, by, acting, said_at, overdue, after, may_say, may_plan,
      due, lead_days, before_shipment`,
    );
    expect(shipped).toMatchObject({
      ...{ kind: 'shipped', version: 2, expected: '2031-01-15', happened: today, note: 'Flight 12', side: 'supplier' },
      files: [{ id: bill, original_name: 'bill of lading.pdf' }],
    });
    const url = shipped?.files[0]?.url ?? '';
    const reads = [buyer, supplier, manager, rival, other].map(async (who) => (await who.call(url)).status);
    expect(await Promise.all(reads)).toEqual([200, 200, 200, 404, 404]);
    expect((await titles(buyer))[0]).toMatch(/^Товар отгружен \d/);
    expect((await titles(manager))[0]).toMatch(/^Товар отгружен \d/);
    expect((await titles(supplier))[0]).toMatch(/^Shipment is expected on/);
  });

  it('a correction by the manager keeps the file, and the earlier report is in the audit log', async () => {
    const shipped = shipmentIn(await manager.get<MilestoneView[]>(path()));
    const files = shipped?.files.map(({ id }) => id) ?? [];
    const note = 'Flight 13';
    const corrected = await say(manager, { kind: 'shipped', version: 2, note, files });
    expect(shipmentIn(corrected.data)).toMatchObject({
      version: 3,
      note,
      happened: today,
      side: 'broker',
      files: [{ id: files[0] }],
    });
    const audit = await manager.get<RequestAuditView>(`/broker/request-audit/${requestId}`);
    expect(audit.list.find(({ field, old }) => field === 'milestone_shipped_note' && old !== null)).toMatchObject({
      ...{ old: 'Flight 12', new: note },
    });
  });

  it('a repeated report counts once, and an outdated one is answered with the current state', async () => {
    const key = { 'Idempotency-Key': 'advance-1' };
    const advance = { kind: 'advance', happened: today };
    const all = await Promise.all([1, 2, 3].map(() => say(buyer, advance, key)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const stale = await say(manager, { kind: 'advance', expected: '2031-01-15' });
    expect([stale.status, stale.failure.data.error, stale.failure.data.current]).toEqual([
      409,
      'conflict',
      { status: 'contracted', version: 1 },
    ]);
    const again = await say(buyer, { ...advance, note: 'Другое', version: 1 });
    expect([again.status, again.failure.data.error]).toEqual([409, 'milestone_said']);
  });

  it('errors are reported on their fields, and callers without access get a 403 or a 404', async () => {
    const codes = async (body: object) => (await say(manager, body)).failure.data.codes;
    expect(await codes({ kind: 'balance', happened: '2019-01-01' })).toEqual({ happened: 'before_contract' });
    expect(await codes({ kind: 'balance', happened: '2039-01-01' })).toEqual({ happened: 'date_in_future' });
    expect(await codes({ kind: 'lost', happened: today })).toEqual({ kind: 'invalid_option' });
    const foreign = { kind: 'balance', happened: today, files: [await uploadPdf(rival, 'чужой.pdf')] };
    expect(await codes(foreign)).toEqual({ 'files.0': 'file_unknown' });
    for (const who of [rival, other]) {
      expect([(await who.call(path())).status, (await say(who, foreign)).status]).toEqual([404, 404]);
    }
    expect((await say(supplier, { kind: 'balance', happened: today })).status).toBe(403);
    expect((await say(world.browser(), { kind: 'balance' })).failure.data.error).toBe('authorization_error');
  });
});
