import {
  type RequestListView,
  type RequestPageView,
  type RequestStatus,
  requestSequence,
  requestStatuses,
} from '@setu/contract';
import { systemIds } from '@setu/kit/core';
import { isSampled } from '@setu/kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { freshNumber } from './fresh-number.js';
import { refusalsTried } from './refusals-tried.js';
import { startWorld, type World } from './world.js';

/** The accounts that move requests in these tests, by role. */
const accounts = {
  buyer: 'buyer@volga.example',
  rival: 'rival@onega.example',
  supplier: 'supplier@kaveri.example',
  otherSupplier: 'supplier@deccan.example',
  manager: 'manager@setu.example',
  manager2: 'manager2@setu.example',
  senior: 'senior@setu.example',
  reviewer: 'reviewer@setu.example',
} as const;
type Who = keyof typeof accounts;
const everybody = Object.keys(accounts) as Who[];
const published = requestStatuses.filter((status) => status !== 'draft');

let world: World;
let browsers: Record<Who, Browser>;
let people: Record<Who, { id: string; company: string }>;
/** A request of the demo world. Requests created here have the same content. */
let template: string;
beforeAll(async () => {
  world = await startWorld();
  const entered: { who: Who; browser: Browser; person: { id: string; company: string } }[] = [];
  // One at a time, because a sign-in is expensive for the processor.
  for (const who of everybody) {
    const browser = await world.signedIn(accounts[who]);
    const user = (await browser.context()).user;
    entered.push({ who, browser, person: { id: user?.id ?? '', company: user?.company.id ?? '' } });
  }
  browsers = Object.fromEntries(entered.map(({ who, browser }) => [who, browser])) as typeof browsers;
  template = (await browsers.senior.get<RequestListView>('/broker/request-from-catalog-list')).list[0]?.id ?? '';
  people = Object.fromEntries(entered.map(({ who, person }) => [who, person])) as typeof people;
}, 240_000);
afterAll(() => world?.close());

/** Returns the statuses that lead to a status. A rejected request was sent to the supplier first. */
const wayTo = (status: RequestStatus): RequestStatus[] => {
  const place = (requestSequence as readonly RequestStatus[]).indexOf(status);
  return ['draft', ...(place < 0 ? [...requestSequence.slice(0, 3), status] : requestSequence.slice(0, place + 1))];
};

/** Stores a request of the buyer for the supplier's card in the given status. */
async function requestIn(status: RequestStatus): Promise<string> {
  const id = systemIds.id();
  const way = wayTo(status);
  const [buyer, manager, supplier] = [people.buyer, people.manager, people.supplier];
  const at = new Date(world.clock.now().getTime() - 60_000);
  await world.services.request.deps.write(async (stores) => {
    await stores.requests.insert({
      ...{ id, kind: 'rfc', status, version: way.length, eventSeq: way.length, createdAt: at, statusAt: at },
      ...{ authorUserId: buyer.id, customerCompanyId: buyer.company, supplierCompanyId: supplier.company },
      brokerManagerId: way.includes('in_work') ? manager.id : undefined,
      sentToSupplierAt: way.includes('send_to_supplier') ? at : undefined,
      invitees: [],
      ...{ isCreatedByBroker: false, skuId: undefined, customerPrice: undefined, total: undefined },
      contact: { name: '', surname: '', patronymic: '', phone: '', email: '' },
      name: { en: 'Thing', ru: 'Вещь' },
      publication: { numericHash: freshNumber(), at, rate: undefined },
    });
    await stores.conditions.copy(template, { id: systemIds.id(), requestId: id, card: undefined, ids: systemIds.id });
    // An unknown user makes these transitions, so that no later transition counts as a repetition.
    for (const [index, step] of way.entries())
      await stores.history.add(id, systemIds.id(), {
        ...{ seq: index + 1, status: step, at, byUserId: systemIds.id(), actingUserId: undefined },
        rejection: undefined,
        payment: undefined,
        files: [],
      });
  });
  return id;
}

/** A request as the rules describe it. */
interface Model {
  status: RequestStatus;
  /** The assigned manager, or undefined if there is none. */
  managedBy: Who | undefined;
  isVisibleToSupplier: boolean;
}

const ended: readonly RequestStatus[] = [
  'completed',
  'rejected_by_customer',
  'rejected_by_supplier',
  'rejected_by_broker',
];
const nextOf = (status: RequestStatus): RequestStatus | undefined => {
  const place = (requestSequence as readonly RequestStatus[]).indexOf(status);
  return place < 0 ? undefined : requestSequence[place + 1];
};
const sideOf = (who: Who): 'customer' | 'supplier' | 'broker' =>
  who === 'buyer' || who === 'rival' ? 'customer' : who.toLowerCase().includes('supplier') ? 'supplier' : 'broker';

/** Returns the status code that the specification's rules require, written independently of the service. */
function expected({ status, managedBy, isVisibleToSupplier }: Model, who: Who, to: RequestStatus): number {
  const side = sideOf(who);
  if (who === 'rival' || who === 'otherSupplier' || who === 'reviewer') return 404;
  if (who === 'supplier' && !isVisibleToSupplier) return 404;
  const manages = who === 'senior' || managedBy === undefined || managedBy === who;
  const isOver = ended.includes(status);
  const next = nextOf(status);
  if (to === 'draft' || to === 'new' || (to.startsWith('rejected') && to !== `rejected_by_${side}`))
    return isOver || (side === 'broker' && !manages) ? 403 : 409;
  const isOpen = !isOver && (to.startsWith('rejected') || to === next);
  if (side !== 'broker') return to.startsWith('rejected') ? (isOpen ? 200 : 409) : 403;
  if (!manages) return isOpen ? 403 : 409;
  return isOpen ? 200 : 409;
}

const price = (value: number) => ({ value, currency: 'INR' });
const press = (who: Who, id: string, to: RequestStatus, value: number) =>
  browsers[who].post<RequestPageView>(`/request/update-status/${id}`, {
    status: to,
    offer_price: price(value),
    contract_price: price(value),
    supplier_id: people.supplier.company,
    reject_reason: 'other',
    reject_comment: 'Why',
  });
/** Makes a transition. A call that a busy machine rejected is repeated for up to half a minute. */
async function move(who: Who, id: string, to: RequestStatus, value = 100): ReturnType<typeof press> {
  for (const deadline = performance.now() + 30_000; ; ) {
    const reply = await press(who, id, to, value);
    if (reply.status !== 503 || performance.now() > deadline) return reply;
  }
}
const view = async (id: string) => (await browsers.senior.get<RequestPageView>(`/broker/preview/${id}`)).request;

const modelOf = (status: RequestStatus): Model => ({
  status,
  managedBy: wayTo(status).includes('in_work') ? 'manager' : undefined,
  isVisibleToSupplier: wayTo(status).includes('send_to_supplier'),
});

describe('Every transition from every status by every role', () => {
  const isTried = refusalsTried();

  it.each(published)('%s: only transitions of the lifecycle succeed, and only for the right users', async (from) => {
    const still = await requestIn(from);
    const { version } = await view(still);
    for (const to of requestStatuses) {
      const tried = everybody.filter((who) => expected(modelOf(from), who, to) === 200 || isTried());
      const answers = await Promise.all(
        tried.map(async (who) => {
          const wanted = expected(modelOf(from), who, to);
          const { status } = await move(who, wanted === 200 ? await requestIn(from) : still, to);
          return { who, wanted, status };
        }),
      );
      for (const { who, wanted, status } of answers)
        expect(`${who} to ${to}: ${status}`).toBe(`${who} to ${to}: ${wanted}`);
    }
    expect(await view(still)).toMatchObject({ status: from, version });
  });
});

describe('A random sequence of transitions', () => {
  const tries = fc.array(
    fc.record({
      who: fc.constantFrom(...everybody),
      // Mostly the next status, so that sequences make progress.
      to: fc.oneof(
        { weight: 3, arbitrary: fc.constant('next' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...requestStatuses) },
      ),
      value: fc.integer({ min: 1, max: 1_000_000 }),
    }),
    { minLength: 2, maxLength: 7 },
  );

  const numRuns = Number(process.env.MODEL_RUNS ?? (isSampled ? 5 : 12));

  it('leads to the answers, history and prices that the rules predict', { timeout: 6_000 * numRuns }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...requestSequence), tries, async (from, tried) => {
        const id = await requestIn(from);
        const model: Model = modelOf(from);
        const path = wayTo(from);
        const prices: Record<string, number> = {};
        let last: { who: Who; value: number } | undefined;
        for (const { who, to, value } of tried) {
          const next = nextOf(model.status);
          const target = to === 'next' ? (next ?? 'completed') : to;
          const isAgain = target === model.status && last?.who === who;
          // An exact repetition gets the first answer. With another price it counts as another transition.
          const isSame = isAgain && (!['offer_received', 'contracted'].includes(target) || last?.value === value);
          const wanted = isSame ? 200 : expected(model, who, target);
          const { status } = await move(who, id, target, value);
          expect(`${who} ${model.status} → ${target}: ${status}`).toBe(`${who} ${model.status} → ${target}: ${wanted}`);
          if (wanted !== 200 || isSame) continue;
          path.push(target);
          prices[target] = value;
          last = { who, value };
          if (target === 'in_work') model.managedBy = who;
          if (target === 'send_to_supplier') model.isVisibleToSupplier = true;
          model.status = target;
        }
        const now = await view(id);
        expect(now.status_events.map(({ status }) => status)).toEqual(path);
        expect([now.offer_price?.value, now.contract_price?.value]).toEqual([prices.offer_received, prices.contracted]);
      }),
      { numRuns },
    );
  });
});
