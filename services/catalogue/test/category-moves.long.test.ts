import { isAppError } from '@setu/kit/core';
import { actors, testEnv } from '@setu/kit/testing';
import { CategoryStep, type MoveCategoryRequest } from '@setu/proto/catalogue/category_tree';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { publishCard } from '../src/cards/changes/publish-card.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import { projectCategoryName, projectionBatch } from '../src/category-tree/changes/project-category.js';
import { type Move, moved } from '../src/category-tree/domain/moves.js';
import { aboveOf, childrenOf, type Tree, type TreeNode, treeOf } from '../src/category-tree/domain/tree.js';
import { lockReadModel } from '../src/search/store/read-model-lock.js';
import { type Catalogue, card, category, sku, startTestCatalogue } from './fixtures.js';
import { allProjected, equalsRebuilt } from './projection-checks.js';

const admins = [actors.broker({ roles: ['ROLE_ADMIN'] }), actors.broker({ roles: ['ROLE_ADMIN'] })] as const;

const many = Array.from(
  { length: projectionBatch * 2 + 50 },
  (_, n) => `0000000c-0000-4000-8000-${String(n).padStart(12, '0')}`,
);

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue({
    cards: many.map((id) => card({ id, categoryId: category.empty, name: { en: 'Gasket', ru: 'Прокладка' } })),
  });
});
afterAll(() => catalogue?.close());

const steps = { up: CategoryStep.UP, down: CategoryStep.DOWN };

const wireStep = (move: Move): MoveCategoryRequest['move'] => {
  switch (move.kind) {
    case 'after':
      return { $case: 'afterId', value: move.id };
    case 'under':
      return { $case: 'under', value: { categoryId: move.id, position: move.position } };
    case 'root':
      return { $case: 'root', value: true };
    default:
      return { $case: 'step', value: steps[move.kind] };
  }
};

const wireMove = (move: Move): Pick<MoveCategoryRequest, 'move' | 'rootPosition'> => ({
  move: wireStep(move),
  ...(move.kind === 'root' && move.position !== undefined && { rootPosition: move.position }),
});

const treeNow = async (): Promise<Tree> => treeOf(await catalogue.deps.read.categoryTree.nodes());

/**
 * Checks the invariants of every tree: no cycles, no lost categories, no gaps in the order, and correct card counts.
 */
async function expectSound(): Promise<void> {
  const nodes = await catalogue.deps.read.categoryTree.nodes();
  const tree = treeOf(nodes);
  for (const node of nodes) {
    const above = aboveOf(tree, node.id);
    expect([above.length, above[0]?.id ?? node.id]).toEqual([node.level, node.treeId]);
    const places = childrenOf(tree, node.parentId).map(({ position }) => position);
    expect(new Set(places).size).toBe(places.length);
  }
  const { db } = catalogue.deps;
  const { rows } = await db.raw(`
    select c.id, coalesce(st.cards, 0) as counted, (select count(*)::int from category below
        join sku_version v on v.category_id = below.id
        join sku s on s.id = v.sku_id and s.published_version = v.version and s.removed_at is null
        join company co on co.id = s.company_id and co.visible where c.num = any (below.path)) as there
    from category c left join category_stats st on st.category_num = c.num`);
  expect(rows.filter((row: { counted: number; there: number }) => row.counted !== row.there)).toEqual([]);
}

const answered = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (isAppError(error) && ['refused', 'not_found', 'invalid', 'stale'].includes(error.kind)) return error.code;
      throw error;
    },
  );

const anyAction = fc.record({
  kind: fc.constantFrom('after', 'under', 'up', 'down', 'root', 'create', 'rename', 'delete', 'publish', 'withdraw'),
  a: fc.nat(),
  b: fc.nat(),
  position: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
});
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

let made = 0;
async function perform(tree: readonly TreeNode[], { kind, a, b, position }: Action, who: 0 | 1): Promise<string> {
  const as = { actor: admins[who] };
  const [one, other] = [tree[a % tree.length], tree[b % tree.length]];
  if (one === undefined || other === undefined) throw new Error('no categories');
  const { client, deps } = catalogue;
  made += 1;
  const name = { en: `Made ${made}`, ru: `Новая ${made}` };
  switch (kind) {
    case 'create':
      return answered(client.createCategory({ rootId: one.treeId, parentId: one.id, name, key: '' }, as));
    case 'rename':
      return answered(client.renameCategory({ categoryId: one.id, name }, as));
    case 'delete':
      return answered(client.deleteCategory({ categoryId: one.id }, as));
    case 'publish':
      return answered(deps.write((stores) => publishCard(stores, sku.draft, new Date())));
    case 'withdraw':
      return answered(deps.write((stores) => withdrawCard(stores, sku.draft)));
    case 'after':
    case 'under': {
      const move = kind === 'after' ? { kind, id: other.id } : { kind, id: other.id, ...(position && { position }) };
      return answered(client.moveCategory({ categoryId: one.id, ...wireMove(move) }, as));
    }
    default:
      return answered(client.moveCategory({ categoryId: one.id, ...wireMove({ kind: kind as 'root', position }) }, as));
  }
}

describe('Moves by two admins', () => {
  it('made one after another follow the rules and change nothing else', async () => {
    const anyMove = anyAction.filter(({ kind }) => ['after', 'under', 'up', 'down', 'root'].includes(kind));
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { minLength: 4, maxLength: 10 }), async (actions) => {
        for (const [place, { kind, a, b, position }] of actions.entries()) {
          const before = await treeNow();
          const nodes = [...before.values()];
          const [one, other] = [nodes[a % nodes.length], nodes[b % nodes.length]];
          if (one === undefined || other === undefined) throw new Error('no categories');
          const move = { kind, ...(['after', 'under'].includes(kind) && { id: other.id }), position } as Move;
          let meant: Tree = before;
          let may = true;
          try {
            meant = moved(before, one.id, move).tree;
          } catch {
            may = false;
          }
          const as = { actor: admins[place % 2 === 0 ? 0 : 1] };
          const request = { categoryId: one.id, ...wireMove(move) };
          const outcome = await answered(catalogue.client.moveCategory(request, as));
          if (!may) expect(outcome).not.toBe('done');
          expect([...(await treeNow()).values()].map(placeOf)).toEqual(
            orderOf(outcome === 'done' ? meant : before).map(placeOf),
          );
          await expectSound();
        }
      }),
      { numRuns: 8 },
    );
  });

  it('made concurrently while cards change cause no cycle, no orphan and no wrong count', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyAction, anyAction), { minLength: 4, maxLength: 8 }), async (pairs) => {
        for (const [first, second] of pairs) {
          const nodes = [...(await treeNow()).values()];
          await Promise.all([perform(nodes, first, 0), perform(nodes, second, 1)]);
          await expectSound();
        }
      }),
      { numRuns: 8 },
    );
    await allProjected(catalogue);
    await expectSound();
    await equalsRebuilt(catalogue);
  });
});

const placeOf = ({ id, parentId, treeId, level, type }: TreeNode) => ({ id, parentId, treeId, level, type });
const orderOf = (tree: Tree, parentId?: string): TreeNode[] =>
  childrenOf(tree, parentId).flatMap((node) => [node, ...orderOf(tree, node.id)]);

describe('A category with many cards', () => {
  /** Creates a new parent, because the moves above may have deleted every other one. */
  const elsewhere = async (): Promise<string> => {
    const { client } = catalogue;
    const rootId = (await treeNow()).get(category.empty)?.treeId ?? '';
    made += 1;
    const name = { en: `Parent ${made}`, ru: `Раздел ${made}` };
    const created = await client.createCategory({ rootId, parentId: rootId, name, key: '' }, { actor: admins[0] });
    return created.category?.category?.id ?? '';
  };
  const move = (categoryId: string, parent: string) =>
    catalogue.client.moveCategory(
      { categoryId, move: { $case: 'under', value: { categoryId: parent } } },
      { actor: admins[0] },
    );

  it('is counted in its new place immediately, and other cards can be published while its cards are updated', async () => {
    const parent = await elsewhere();
    const transaction = await catalogue.deps.db.transaction();
    const ranks = await transaction('search_doc').whereIn('sku_id', many).orderBy('rank').pluck('rank');
    await transaction('search_doc').where({ rank: ranks[projectionBatch] }).forUpdate().select('rank');
    await move(category.empty, parent);
    await expectSound();
    await answered(catalogue.deps.write((stores) => publishCard(stores, sku.draft, new Date())));
    await catalogue.deps.write((stores) => withdrawCard(stores, many[3] ?? ''));
    await expectSound();
    await transaction.commit();
    await allProjected(catalogue);
    await equalsRebuilt(catalogue);
  });

  it.each([
    ['1s', 'longer than for a row'],
    ['0', 'without limit if the connection has none'],
  ])('with a lock timeout of %s, makes other changes wait for the read model %s', async (lockTimeout) => {
    const { db } = catalogue.deps;
    const transaction = await db.transaction();
    await lockReadModel(transaction, 'alone');
    const changing = db.transaction(async (conn) => {
      await conn.raw(`set local lock_timeout = '${lockTimeout}'`);
      await lockReadModel(conn, 'change');
      return (await conn.raw('show lock_timeout')).rows[0].lock_timeout;
    });
    const waiting = `select count(*)::int as n from pg_stat_activity where datname = current_database()
      and wait_event = 'advisory' and clock_timestamp() - query_start > '1.3 s'`;
    await expect.poll(async () => (await db.raw(waiting)).rows[0].n, { timeout: 20_000 }).toBe(1);
    await transaction.commit();
    expect(await changing).toBe(lockTimeout);
  });

  it('is updated by the next process from the point where the previous one was killed', async () => {
    const { write, db, env, read } = catalogue.deps;
    const parent = await elsewhere();
    // The job queue keeps the task of a killed process locked for hours.
    const transaction = await db.transaction();
    await transaction('search_doc').whereIn('sku_id', many).forUpdate().select('rank');
    await move(category.empty, parent);
    await db('_private_jobs').update({ locked_at: new Date(), locked_by: 'killed' });
    await transaction.commit();
    const [num = 0] = await read.categoryTree.numsOf([category.empty]);
    await write(({ categoryProjections }) => categoryProjections.step(num, 10));
    const { DATABASE_URL, BUS_DATABASE_URL } = env;
    const next = await start({ ...testEnv, DATABASE_URL, BUS_DATABASE_URL });
    try {
      await allProjected(catalogue);
    } finally {
      await next.close();
    }
    await equalsRebuilt(catalogue);
  });

  it('can be updated again without harm when its task is repeated', async () => {
    const { write, read } = catalogue.deps;
    const [num = 0] = await read.categoryTree.numsOf([category.empty]);
    await write(async ({ categoryProjections, jobs }) => {
      await categoryProjections.begin(num, { left: [], joined: [] });
      await jobs.add(projectCategoryName, { num });
    });
    await allProjected(catalogue);
    await equalsRebuilt(catalogue);
  });
});
