import { type ApplicationStatus, type ApplicationView, applicationStatuses } from '@setu/contract';
import { systemIds } from '@setu/kit/core';
import { connect } from '@setu/kit/rpc';
import { actors, isSampled, testActorKeys } from '@setu/kit/testing';
import { noContact } from '@setu/proto/contact-fields';
import { supplierCompanyFrom } from '@setu/proto/supplier-form';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { freshNumber } from './fresh-number.js';
import { refusalsTried } from './refusals-tried.js';
import { startWorld, type World } from './world.js';

const accounts = {
  buyer: 'buyer@volga.example',
  supplier: 'supplier@kaveri.example',
  manager: 'manager@setu.example',
  manager2: 'manager2@setu.example',
  senior: 'senior@setu.example',
  reviewer: 'reviewer@setu.example',
  admin: 'admin@setu.example',
} as const;
type Who = keyof typeof accounts;
const everybody = Object.keys(accounts) as Who[];
const staff: readonly Who[] = ['manager', 'manager2', 'senior'];

/** The actions: a transition to a status, an assignment to a user, and a note. */
const actions = [...applicationStatuses, 'give', 'note'] as const;
type Action = (typeof actions)[number];

/** An application as the rules describe it. */
interface Model {
  status: ApplicationStatus;
  managedBy: Who | undefined;
  mayReject: boolean;
}

/** The statuses that may follow each status (specification, section 4, "Supplier application"). */
const next: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  ...{ new: ['in_work', 'rejected'], in_work: ['completed', 'rejected'], completed: [], rejected: [] },
};
const isTransition = (action: Action): action is ApplicationStatus => action !== 'give' && action !== 'note';

/** Returns the expected status code. `to` is the user whom an assignment names. */
function expected({ status, managedBy, mayReject }: Model, who: Who, action: Action, to: Who): number {
  if (!staff.includes(who)) return 403;
  if (action === 'note') return 200;
  const isSenior = who === 'senior';
  if (action === 'give') {
    if (!isSenior && (managedBy !== undefined || to !== who)) return 403;
    if (next[status].length === 0) return 409;
    return staff.includes(to) ? 200 : 422;
  }
  if (!isSenior && managedBy !== undefined && managedBy !== who) return 403;
  return next[status].includes(action) && (action !== 'rejected' || mayReject) ? 200 : 409;
}

function after(model: Model, who: Who, action: Action, to: Who): Model {
  if (action === 'give') return { ...model, managedBy: to };
  if (!isTransition(action)) return model;
  return { ...model, status: action, managedBy: model.managedBy ?? (action === 'in_work' ? who : undefined) };
}

let world: World;
let browsers: Record<Who, Browser>;
let people: Record<Who, string>;
beforeAll(async () => {
  world = await startWorld();
  const entered: [Who, Browser, string][] = [];
  // One at a time, because a sign-in is expensive for the processor.
  for (const who of everybody) {
    const browser = await world.signedIn(accounts[who], 'en');
    entered.push([who, browser, (await browser.context()).user?.id ?? '']);
  }
  browsers = Object.fromEntries(entered.map(([who, browser]) => [who, browser])) as typeof browsers;
  people = Object.fromEntries(entered.map(([who, , id]) => [who, id])) as typeof people;
}, 240_000);
afterAll(async () => world?.close());

/** Stores an application in the given status and returns its id. */
async function applicationIn({ status, managedBy }: Pick<Model, 'status' | 'managedBy'>): Promise<string> {
  const id = systemIds.id();
  const at = new Date(world.clock.now().getTime() - 60_000);
  const when = (...of: ApplicationStatus[]) => (of.includes(status) ? at : undefined);
  await world.services.review.deps.write(async (stores) => {
    await stores.applications.add([
      {
        ...supplierCompanyFrom({}),
        ...{ id, status, numericHash: freshNumber(), companyName: 'Godavari Agro Foods', createdAt: at },
        ...{ address: 'Rajahmundry', businessType: 'any', industryIds: [], fileIds: [], rejectReason: '' },
        contact: { ...noContact, name: 'Ravi', surname: 'Varma', email: 'ravi@godavari.example' },
        managerId: managedBy && people[managedBy],
        ...{ inWorkAt: when('in_work', 'completed'), completedAt: when('completed'), rejectedAt: when('rejected') },
      },
    ]);
  });
  return id;
}

const look = (id: string) => browsers.senior.get<ApplicationView>(`/supplier/application/${id}`);

/** Sends an action and returns the reply. `version` 0 stands for the current version. */
function act(who: Who, id: string, action: Action, to: Who, version = 0) {
  const post = (path: string, body: object) => browsers[who].post<ApplicationView>(path, body);
  if (action === 'give') return post(`/supplier/application/${id}/set-manager`, { userId: people[to] });
  if (action === 'note') return post(`/supplier/application/${id}/note`, { text: 'Called them' });
  return post(`/broker/application/update-status/${id}`, { status: action, version, reject_comment: 'No papers' });
}

async function allowRejecting(isAllowed: boolean): Promise<void> {
  const { address, definition } = world.services.identity;
  const identity = connect({ name: 'identity', service: definition }, address, { actorKeys: testActorKeys });
  const actor = actors.broker({ userId: people.admin, roles: ['ROLE_ADMIN'] });
  const values = [{ name: 'applications.reject_allowed', value: String(isAllowed) }];
  await identity.saveSettings({ revision: (await identity.getSettings({}, { actor })).revision, values }, { actor });
  identity.close();
  await world.settle();
}

const say = ({ status, managedBy }: Model, who: Who, action: Action, answer: number) =>
  `${who} ${action} in ${status} of ${managedBy ?? 'nobody'}: ${answer}`;

describe.each([false, true])('Every status, action and role, with rejecting allowed: %s', (mayReject) => {
  beforeAll(() => allowRejecting(mayReject));
  const isTried = refusalsTried();

  it.each(applicationStatuses)('%s: an action succeeds only where the rules allow it', async (status) => {
    const unexpected: string[] = [];
    for (const managedBy of [undefined, 'manager'] as const) {
      const model: Model = { status, managedBy, mayReject };
      const still = await applicationIn(model);
      const { version } = (await look(still)).application;
      for (const who of everybody)
        for (const action of actions) {
          const wanted = expected(model, who, action, 'manager2');
          if (wanted !== 200 && !isTried()) continue;
          const isUnchanged = wanted !== 200 || action === 'note';
          const reply = await act(who, isUnchanged ? still : await applicationIn(model), action, 'manager2');
          if (reply.status !== wanted) unexpected.push(say(model, who, action, reply.status));
          if (wanted === 409) expect(reply.failure.data.current).toEqual({ status, version });
        }
      expect((await look(still)).application).toMatchObject({ status, version });
    }
    expect(unexpected).toEqual([]);
  });

  it('an anonymous visitor cannot take any action', async () => {
    const id = await applicationIn({ status: 'new', managedBy: undefined });
    const visitor = world.browser('en');
    const paths = [
      `broker/application/update-status/${id}`,
      ...['set-manager', 'note'].map((what) => `supplier/application/${id}/${what}`),
    ];
    for (const path of paths) expect((await visitor.post(`/${path}`, {})).status).toBe(403);
  });
});

describe('A random sequence of actions', () => {
  beforeAll(() => allowRejecting(true));

  const tries = fc.array(
    fc.record({
      who: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...staff) }, fc.constantFrom(...everybody)),
      action: fc.constantFrom(...actions),
      to: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...staff) }, fc.constantFrom(...everybody)),
      /** True if the page was opened before another user's last transition. */
      isLate: fc.boolean(),
    }),
    { minLength: 3, maxLength: 10 },
  );
  const numRuns = Number(process.env.MODEL_RUNS ?? (isSampled ? 5 : 12));

  it('leads to the answers, status and log that the rules predict', { timeout: 60_000 + 6_000 * numRuns }, async () => {
    await fc.assert(
      fc.asyncProperty(tries, async (tried) => {
        let model: Model = { status: 'new', managedBy: undefined, mayReject: true };
        const id = await applicationIn(model);
        const log: string[] = [];
        let versions = [(await look(id)).application.version];
        for (const { who, action, to, isLate } of tried) {
          const before = isLate && isTransition(action) ? versions.at(-2) : undefined;
          const open = expected(model, who, action, to);
          const wanted = before !== undefined && open !== 403 ? 409 : open;
          const reply = await act(who, id, action, to, before);
          expect(say(model, who, action, reply.status)).toBe(say(model, who, action, wanted));
          if (wanted !== 200) continue;
          const isSame = action === 'give' && to === model.managedBy;
          model = after(model, who, action, to);
          if (isSame) continue;
          log.push(isTransition(action) ? `moved ${action}` : action === 'give' ? 'given' : 'noted');
          if (action !== 'note') versions = [...versions, reply.data.application.version];
        }
        const { application, log: entries } = await look(id);
        expect([application.status, application.broker_manager?.id]).toEqual([
          model.status,
          model.managedBy && people[model.managedBy],
        ]);
        expect(entries.map(({ kind, to: moved }) => (kind === 'moved' ? `moved ${moved}` : kind)).reverse()).toEqual(
          log,
        );
      }),
      { numRuns },
    );
  });
});
