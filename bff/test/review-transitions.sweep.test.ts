import {
  type CardFormView,
  type ReviewHeadView,
  type ReviewStatus,
  type ReviewView,
  reviewStatuses,
} from '@setu/contract';
import { demoReviews, userId } from '@setu/demo-world';
import { isSampled } from '@setu/kit/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { refusalsTried } from './refusals-tried.js';
import { startWorld, type World } from './world.js';

const at = '/broker/product-reviews';

const accounts = {
  buyer: 'buyer@volga.example',
  supplier: 'supplier@kaveri.example',
  manager: 'manager@setu.example',
  manager2: 'manager2@setu.example',
  senior: 'senior@setu.example',
  reviewer: 'reviewer@setu.example',
  reviewer2: 'reviewer2@setu.example',
  admin: 'admin@setu.example',
} as const;
type Who = keyof typeof accounts;
const everybody = Object.keys(accounts) as Who[];
const staff: readonly Who[] = ['manager', 'manager2', 'senior', 'reviewer', 'reviewer2'];

const actions = ['return', 'approve', 'correct', 'keep', 'publish', 'restart', 'give'] as const;
type Action = (typeof actions)[number];

/** A review as the rules describe it. */
interface Model {
  status: ReviewStatus;
  /** The current reviewer. The card's manager never changes here. */
  reviewer: Who;
  managedBy: Who;
  last: { who: Who; action: Action } | undefined;
}

/**
 * The status that each action leads to (specification, section 4, "Product review"). An action may also leave the
 * status as it is.
 */
const open: Record<Action, Partial<Record<ReviewStatus, ReviewStatus>>> = {
  return: { created: 'reviewed', corrected: 'reviewed', approved: 'reviewed' },
  approve: { created: 'approved', corrected: 'approved' },
  correct: { reviewed: 'corrected' },
  keep: { approved: 'approved' },
  publish: { approved: 'completed' },
  restart: { approved: 'created' },
  give: { created: 'created', reviewed: 'reviewed', corrected: 'corrected', approved: 'approved' },
};

const mayAct = ({ reviewer, managedBy }: Model, who: Who, action: Action): boolean => {
  if (action === 'correct') return who === managedBy || who === 'senior';
  if (action === 'give') return who === 'senior';
  return who === reviewer || (action === 'restart' && who === 'senior');
};

/** Returns whether the action repeats the user's own last transition. It then gets the same answer. */
const isAgain = ({ last, status }: Model, who: Who, action: Action): boolean =>
  last?.who === who &&
  last.action === action &&
  ['approve', 'correct', 'restart', 'publish'].includes(action) &&
  Object.values(open[action]).includes(status);

const expected = (model: Model, who: Who, action: Action): number => {
  if (!staff.includes(who) || !mayAct(model, who, action)) return 403;
  if (isAgain(model, who, action)) return 200;
  return open[action][model.status] === undefined ? 409 : 200;
};

const moved = (model: Model, who: Who, action: Action): void => {
  const next = open[action][model.status];
  if (next === undefined || next === model.status) return;
  model.status = next;
  model.last = { who, action };
};

let world: World;
let browsers: Record<Who, Browser>;
let form: Record<string, unknown>;
/** A review of goods assigned to the reviewer, in status `created`. */
let review: string;
let managedBy: Who;
beforeAll(async () => {
  world = await startWorld();
  const entered: [string, Browser][] = [];
  // One at a time, because a sign-in is expensive for the processor.
  for (const who of everybody) entered.push([who, await world.signedIn(accounts[who], 'en')]);
  browsers = Object.fromEntries(entered) as Record<Who, Browser>;
  const demo = demoReviews(world.clock.now()).find(
    (one) => one.status === 'created' && one.reviewerId === userId(accounts.reviewer),
  );
  review = demo?.id ?? '';
  managedBy = everybody.find((who) => userId(accounts[who]) === demo?.managerId) ?? 'senior';
}, 240_000);
afterAll(async () => world?.close());

const head = async (): Promise<ReviewHeadView> =>
  (await browsers.senior.get<ReviewView>(`${at}/review/${review}`)).review;

const sent = ({ values }: CardFormView): Record<string, unknown> => {
  const { files = [], pictures = [], ...rest } = values ?? {};
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const all = Object.entries({ ...rest, files: ids(files), pictures: ids(pictures) });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
};

let count = 0;
/**
 * Takes an action and returns the status code. Each time a card is returned, the comment differs, so that no call
 * repeats another.
 */
const act = async (who: Who, action: Action, { isComplete = false, to = 'reviewer' as Who } = {}): Promise<number> => {
  const post = async (path: string, body: object) => (await browsers[who].post(`${at}/${path}/${review}`, body)).status;
  count += 1;
  if (action === 'return') return post('review', { action: 'reviewed', comments: { name: `Which one? ${count}` } });
  if (action === 'approve') return post('review', { action: 'approved' });
  if (action === 'correct') return post('correct', form);
  if (action === 'keep')
    return post('translate-autosave', { product_sku_ru: { name: 'Чай' }, editor: who, seq: count });
  if (action === 'restart') return post('restart', {});
  if (action === 'give') return post('change-reviewer', { reviewer: userId(accounts[to]) });
  // The fields that need a Russian text. If `isComplete` is false, only the name.
  const page = isComplete
    ? await browsers.senior.get<{ fields: { field: string }[] }>(`${at}/translate/${review}`)
    : undefined;
  const texts = (page?.fields ?? [{ field: 'name' }]).map(({ field }) => [field, 'По-русски']);
  return post('translate', { product_sku_ru: Object.fromEntries(texts) });
};

/** Waits until the catalogue knows who the card is assigned to, and reads its form again. */
const synced = async (): Promise<void> => {
  await world.settle();
  form = sent((await browsers.senior.get<ReviewView>(`${at}/correct/${review}`)).form);
};

const say = (model: Model, who: Who, action: Action, status: number) =>
  `${who} ${action} in ${model.status}: ${status}`;

describe('A random sequence of actions', () => {
  const tries = fc.array(
    fc.record({ who: fc.constantFrom(...everybody), action: fc.constantFrom(...actions), isLegal: fc.boolean() }),
    { minLength: 3, maxLength: 8 },
  );
  const numRuns = Number(process.env.MODEL_RUNS ?? (isSampled ? 5 : 12));
  const legal = (model: Model): [Who, Action][] =>
    staff.flatMap((who) =>
      actions.flatMap((action): [Who, Action][] =>
        action !== 'publish' && expected(model, who, action) === 200 ? [[who, action]] : [],
      ),
    );

  it('leads to the answers, status and history that the rules predict', { timeout: 9_000 * numRuns }, async () => {
    const model: Model = { status: 'created', reviewer: 'reviewer', managedBy, last: undefined };
    await synced();
    await fc.assert(
      fc.asyncProperty(tries, fc.nat(), async (tried, salt) => {
        const before = (await head()).history.length;
        let moves = 0;
        for (const [n, { isLegal, ...any }] of tried.entries()) {
          // Half of the actions are allowed ones, so that sequences make progress.
          const may = legal(model);
          const [who, action] = isLegal
            ? (may[(salt + n) % may.length] ?? [any.who, any.action])
            : [any.who, any.action];
          const to = model.reviewer === 'reviewer' ? 'reviewer2' : 'reviewer';
          const isPublished = action === 'publish' && expected(model, who, action) === 200;
          // A publication would end the sequence. An incomplete translation is rejected first, and the status does not
          // change.
          const wanted = isPublished ? 422 : expected(model, who, action);
          const status = await act(who, action, { to });
          expect(say(model, who, action, status)).toBe(say(model, who, action, wanted));
          if (wanted !== 200 || isAgain(model, who, action)) continue;
          if (action === 'give') model.reviewer = to;
          if (open[action][model.status] !== model.status) moves += 1;
          moved(model, who, action);
          if (action !== 'keep') await synced();
        }
        const now = await head();
        expect([now.status, now.history.length - before]).toEqual([model.status, moves]);
        expect(now.reviewer?.id).toBe(userId(accounts[model.reviewer]));
      }),
      { numRuns },
    );
    if (model.reviewer !== 'reviewer') await act('senior', 'give');
  });
});

describe('Every status, action and role', () => {
  it('succeeds exactly where the rules allow it', { timeout: 240_000 }, async () => {
    const { status } = await head();
    const model: Model = { status, reviewer: 'reviewer', managedBy, last: undefined };
    const unexpected: string[] = [];
    const isTried = refusalsTried();
    const visited = new Set<ReviewStatus>();
    const go = async (who: Who, action: Action) => {
      const answered = await act(who, action, { isComplete: true });
      if (answered !== 200) unexpected.push(say(model, who, action, answered));
      moved(model, who, action);
      await synced();
    };
    /** Tries every action that is not allowed now, as every user. */
    const tryAll = async () => {
      visited.add(model.status);
      for (const who of everybody)
        for (const action of actions) {
          const wanted = expected(model, who, action);
          if (wanted === 200 && !isAgain(model, who, action)) continue;
          if (wanted !== 200 && !isTried()) continue;
          const answered = await act(who, action, { isComplete: true });
          if (answered !== wanted) unexpected.push(say(model, who, action, answered));
        }
      expect((await head()).status).toBe(model.status);
    };
    await synced();
    // Moves the review back to the start, whatever status the previous test left.
    if (model.status === 'reviewed') await go(managedBy, 'correct');
    if (model.status === 'created' || model.status === 'corrected') await go('reviewer', 'approve');
    await go('senior', 'restart');
    const way: [Who, Action][] = [
      ...([
        ['reviewer', 'return'],
        [managedBy, 'correct'],
        ['reviewer', 'approve'],
      ] satisfies [Who, Action][]),
      ...([
        ['reviewer', 'keep'],
        ['reviewer', 'publish'],
      ] satisfies [Who, Action][]),
    ];
    for (const [who, action] of way) {
      await tryAll();
      await go(who, action);
    }
    await tryAll();
    // Only the removal of the card leads to `withdrawn`.
    expect([...visited].sort()).toEqual(reviewStatuses.filter((status) => status !== 'withdrawn').sort());
    expect(unexpected).toEqual([]);
  });

  it('an anonymous visitor cannot take any action', async () => {
    const visitor = world.browser('en');
    const paths = ['review', 'correct', 'translate', 'translate-autosave', 'restart', 'change-reviewer'];
    for (const path of paths) expect((await visitor.post(`${at}/${path}/${review}`, {})).status).toBe(403);
  });
});
