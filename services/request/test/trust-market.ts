import { systemIds } from '@setu/kit/core';
import { sampleVerdicts } from '@setu/proto/words';
import fc from 'fast-check';
import { people, volga, type World } from './fixtures.js';

const day = 86_400_000;
const endings = ['rejected_by_customer', 'rejected_by_supplier', 'rejected_by_broker', 'offer_received'] as const;
const progress = ['contracted', 'partially_paid', 'completed', 'completed', 'rejected_by_supplier'] as const;
const maybe = { freq: 3, nil: null };

/** What happens to a request. Times are in hours after the invitation, days in days after the contract. */
const course = fc.record({
  daysAgo: fc.integer({ min: 1, max: 420 }),
  invites: fc.integer({ min: 1, max: 2 }),
  answers: fc.array(fc.option(fc.integer({ min: 1, max: 300 }), maybe), { minLength: 2, maxLength: 2 }),
  isDeclined: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
  recorded: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 1, nil: null }),
  chosen: fc.option(fc.integer({ min: 0, max: 1 }), maybe),
  ending: fc.constantFrom(...endings),
  progress: fc.constantFrom(...progress),
  promised: fc.option(fc.integer({ min: 5, max: 90 }), maybe),
  shippedAfter: fc.option(fc.integer({ min: 1, max: 120 }), maybe),
  isPunctual: fc.boolean(),
  claims: fc.integer({ min: 0, max: 3 }),
  samples: fc.array(fc.constantFrom(...sampleVerdicts, null), { maxLength: 3 }),
  isOpenSample: fc.boolean(),
});

/**
 * Inserts random requests of the suppliers by SQL: answered and unanswered invitations, offers, contracts, shipments,
 * claims and samples, some before the period of the figures. The same every time.
 */
export async function fillMarket(world: World, of: { suppliers: string[]; requests: number }): Promise<void> {
  const { db } = world.deps;
  const now = world.clock.now().getTime();
  const at = (instant: number) => new Date(Math.min(instant, now));
  const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  for (const one of fc.sample(course, { numRuns: of.requests, seed: 20_261_129 })) {
    const [id, userId] = [systemIds.id(), people.manager.userId];
    const invitedAt = now - one.daysAgo * day;
    const invited = of.suppliers.slice(0, one.invites);
    const chosen = one.chosen === null ? undefined : invited[one.chosen];
    const decidedAt = at(invitedAt + 20 * day);
    const status = chosen === undefined ? one.ending : one.progress;
    await db('request').insert({
      ...{ id, kind: 'rfd', numeric_hash: String(10_000_000 + (await count(world))), status },
      ...{ created_at: at(invitedAt), published_at: at(invitedAt), status_at: at(invitedAt + 25 * day) },
      ...{ author_user_id: people.buyer.userId, customer_company_id: volga, contact: '{}', search_text: '' },
      ...{
        supplier_company_id: chosen ?? invited[0],
        sent_to_supplier_at: at(invitedAt),
        name_en: 'Pump',
        name_ru: '',
      },
    });
    for (const [place, supplier] of invited.entries()) {
      const hours = one.answers[place] ?? null;
      const answeredAt = hours === null ? null : at(invitedAt + hours * 3_600_000);
      const isDeclined = answeredAt !== null && one.isDeclined[place] === true && supplier !== chosen;
      const ended = chosen === undefined ? 'open' : supplier === chosen ? 'chosen' : 'not_chosen';
      const state = isDeclined ? 'declined' : ended;
      const invitation = systemIds.id();
      await db('invitation').insert({
        ...{ id: invitation, request_id: id, supplier_company_id: supplier, state, invited_at: at(invitedAt) },
        state_at: isDeclined ? answeredAt : state === 'open' ? at(invitedAt) : decidedAt,
        answered_at: answeredAt,
      });
      if (answeredAt === null || isDeclined) continue;
      await db('supplier_offer').insert({
        ...{ invitation_id: invitation, request_id: id, version: 1, given_at: answeredAt, changed_at: answeredAt },
        ...{ price_minor: 100, lead_days: 30, valid_until: '2027-01-01' },
      });
    }
    if (one.recorded !== null)
      await db('status_event').insert({
        ...{ id: systemIds.id(), request_id: id, seq: 5, status: 'offer_received', by_user_id: userId },
        at: at(invitedAt + one.recorded * 3_600_000),
      });
    // Judged samples, declined ones (null), and at most one that waits for its verdict.
    const asked = { request_id: id, asked_by_user_id: userId, comment: '100 g', supplier_company_id: invited.at(-1) };
    for (const [place, verdict] of one.samples.entries()) {
      const judgedAt = at(invitedAt + (place + 1) * 6 * 3_600_000);
      await db('sample').insert({
        ...{ ...asked, id: systemIds.id(), state: verdict === null ? 'declined' : 'judged', asked_at: at(invitedAt) },
        ...{ answered_at: at(invitedAt + day), answered_by_user_id: userId, answered_side: 'supplier', verdict },
        ...(verdict !== null && { sent_on: dayAt(invitedAt), judged_at: judgedAt, judged_by_user_id: userId }),
      });
    }
    if (one.isOpenSample)
      await db('sample').insert({ ...asked, id: systemIds.id(), state: 'asked', asked_at: at(invitedAt + day) });
    if (chosen === undefined) continue;
    await db('contract').insert({ request_id: id, price_minor: 100, at: decidedAt });
    // Half of the shipments happen exactly on the promised day.
    const shipped =
      one.shippedAfter !== null && one.isPunctual && one.promised !== null ? one.promised : one.shippedAfter;
    if (one.promised !== null || shipped !== null)
      await db('milestone').insert({
        ...{ request_id: id, kind: 'shipped', version: 1, note: '', side: 'supplier', by_user_id: userId },
        expected_on: one.promised === null ? null : dayAt(decidedAt.getTime() + one.promised * day),
        happened_on: shipped === null ? null : dayAt(Math.min(decidedAt.getTime() + shipped * day, now)),
        said_at: decidedAt,
      });
    for (let claim = 0; claim < one.claims; claim += 1)
      await db('claim').insert({
        ...{ id: systemIds.id(), request_id: id, at: decidedAt, by_user_id: userId, text: 'Broken' },
        ...{ closed_at: decidedAt, closed_by_user_id: userId },
      });
  }
}

const count = async ({ deps }: World): Promise<number> =>
  Number((await deps.db('request').count('* as count'))[0]?.count ?? 0);
