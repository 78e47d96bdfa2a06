import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropOf, type Move, moved, placeForNew, removed } from './moves.js';
import { aboveOf, childrenOf, deepestLevel, subtreeOf, type Tree, type TreeNode, treeOf } from './tree.js';

/** Parses a text such as `goods(machines(pumps valves) food(tea)) services(it)` into a tree. */
function planted(text: string): Tree {
  const nodes: TreeNode[] = [];
  const above: TreeNode[] = [];
  for (const [token] of text.matchAll(/[a-z]+|[()]/g)) {
    const last = nodes.at(-1);
    if (token === '(' && last !== undefined) above.push(last);
    else if (token === ')') above.pop();
    else {
      const parent = above.at(-1);
      const position = nodes.filter((node) => node.parentId === parent?.id).length + 1;
      const treeId = parent?.treeId ?? token;
      const type = treeId === 'services' ? ('service' as const) : ('product' as const);
      nodes.push({ id: token, parentId: parent?.id, treeId, level: above.length, position, type });
    }
  }
  return treeOf(nodes);
}

const written = (tree: Tree, parentId?: string): string =>
  childrenOf(tree, parentId)
    .map(({ id }) => (childrenOf(tree, id).length === 0 ? id : `${id}(${written(tree, id)})`))
    .join(' ');

const market = planted('goods(machines(pumps valves) food(tea spices) empty) services(it(apps))');

describe('Dropping a category', () => {
  it.each([
    ['pumps', 'valves', 'after'],
    ['machines', 'food', 'after'],
    ['pumps', 'food', 'under'],
    ['machines', 'services', 'under'],
    ['pumps', 'goods', 'under'],
    ['machines', 'tea', 'refused'],
    ['empty', 'tea', 'refused'],
    ['goods', 'machines', 'refused'],
  ])('"%s" onto "%s" results in "%s"', (dragged, onto, expected) => {
    const [one, other] = [market.get(dragged), market.get(onto)];
    if (one === undefined || other === undefined) throw new Error('no such category');
    const drop = dropOf(one, other);
    expect(drop === 'refused' ? drop : drop.kind).toBe(expected);
  });
});

describe('Moving a category', () => {
  it.each<[string, string, Move, string]>([
    [
      'after a sibling',
      'pumps',
      { kind: 'after', id: 'valves' },
      'goods(machines(valves pumps) food(tea spices) empty)',
    ],
    [
      'after a category with another parent',
      'pumps',
      { kind: 'after', id: 'tea' },
      'goods(machines(valves) food(tea pumps spices) empty)',
    ],
    [
      'under another category',
      'tea',
      { kind: 'under', id: 'machines' },
      'goods(machines(pumps valves tea) food(spices) empty)',
    ],
    [
      'to a position',
      'tea',
      { kind: 'under', id: 'machines', position: 1 },
      'goods(machines(tea pumps valves) food(spices) empty)',
    ],
    [
      'to a position past the end',
      'tea',
      { kind: 'under', id: 'machines', position: 99 },
      'goods(machines(pumps valves tea) food(spices) empty)',
    ],
    [
      'within its own parent',
      'valves',
      { kind: 'under', id: 'machines', position: 1 },
      'goods(machines(valves pumps) food(tea spices) empty)',
    ],
    ['up', 'valves', { kind: 'up' }, 'goods(machines(valves pumps) food(tea spices) empty)'],
    ['up, when it is the first', 'pumps', { kind: 'up' }, 'goods(machines(pumps valves) food(tea spices) empty)'],
    ['down', 'machines', { kind: 'down' }, 'goods(food(tea spices) machines(pumps valves) empty)'],
    ['down, when it is the last', 'empty', { kind: 'down' }, 'goods(machines(pumps valves) food(tea spices) empty)'],
    ['after itself', 'food', { kind: 'after', id: 'food' }, 'goods(machines(pumps valves) food(tea spices) empty)'],
    [
      'one level deeper, when nothing is below it',
      'empty',
      { kind: 'under', id: 'food' },
      'goods(machines(pumps valves) food(tea spices empty))',
    ],
  ])('%s', (_name, id, move, goods) => {
    const { tree } = moved(market, id, move);
    expect(written(tree)).toBe(`${goods} services(it(apps))`);
  });

  it("moves the subtree along to another tree and gives it that tree's type", () => {
    const { tree, disturbsCards } = moved(market, 'machines', { kind: 'under', id: 'services' });
    expect(written(tree)).toBe('goods(food(tea spices) empty) services(it(apps) machines(pumps valves))');
    expect(tree.get('pumps')).toMatchObject({ treeId: 'services', type: 'service', level: 2 });
    expect(disturbsCards).toBe(true);
  });

  it('makes the category a new tree, and leaves a category that already is a tree where it is', () => {
    const { tree, disturbsCards } = moved(market, 'food', { kind: 'root' });
    expect(written(tree)).toBe('goods(machines(pumps valves) empty) services(it(apps)) food(tea spices)');
    expect(tree.get('tea')).toMatchObject({ treeId: 'food', level: 1 });
    expect(disturbsCards).toBe(true);
    expect(moved(market, 'goods', { kind: 'root' }).changed).toEqual([]);
    const first = moved(market, 'food', { kind: 'root', position: 1 });
    expect(written(first.tree)).toBe('food(tea spices) goods(machines(pumps valves) empty) services(it(apps))');
  });

  it.each<[string, string, Move, string]>([
    ['into its own subtree', 'machines', { kind: 'under', id: 'pumps' }, 'category_cycle'],
    ['under itself', 'machines', { kind: 'under', id: 'machines' }, 'category_cycle'],
    ['after a category in its subtree', 'goods', { kind: 'after', id: 'machines' }, 'category_cycle'],
    ['below the deepest level', 'empty', { kind: 'under', id: 'tea' }, 'category_too_deep'],
    ['that puts its children below the deepest level', 'machines', { kind: 'under', id: 'food' }, 'category_too_deep'],
    ['of a parent to the deepest level', 'machines', { kind: 'after', id: 'tea' }, 'category_too_deep'],
  ])('rejects a move %s', (_name, id, move, code) => {
    expect(() => moved(market, id, move)).toThrow(expect.objectContaining({ kind: 'refused', code }));
  });
});

describe('Adding and deleting a category', () => {
  it('adds the new category as the last child, and rejects it below the deepest level', () => {
    const at = (id: string) => {
      const parent = market.get(id);
      if (parent === undefined) throw new Error('no such category');
      return placeForNew(market, 'new', parent).node;
    };
    expect(at('food')).toEqual({
      id: 'new',
      parentId: 'food',
      treeId: 'goods',
      level: 2,
      position: 3,
      type: 'product',
    });
    expect(at('services')).toMatchObject({ parentId: 'services', level: 1, position: 2, type: 'service' });
    expect(() => at('tea')).toThrow(expect.objectContaining({ code: 'category_too_deep' }));
  });

  it.each([
    ['pumps', 1, 'category_has_cards'],
    ['machines', 0, 'category_has_children'],
    ['machines', 3, 'category_has_cards'],
  ])('does not delete "%s" with %i cards below it: %s', (id, cards, code) => {
    const node = market.get(id);
    if (node === undefined) throw new Error('no such category');
    expect(() => removed(market, node, cards)).toThrow(expect.objectContaining({ kind: 'refused', code }));
  });

  it('closes the gap that a deleted category leaves in the order', () => {
    const node = market.get('pumps');
    if (node === undefined) throw new Error('no such category');
    expect(removed(market, node, 0)).toEqual([expect.objectContaining({ id: 'valves', position: 1 })]);
  });
});

const anyTree = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 9 })), { minLength: 1, maxLength: 40 }).map((seeds) => {
  let tree = treeOf([
    { id: 'n0', parentId: undefined, treeId: 'n0', level: 0, position: 1, type: 'product' },
    { id: 'n1', parentId: undefined, treeId: 'n1', level: 0, position: 2, type: 'service' },
  ]);
  for (const [which] of seeds) {
    const parents = [...tree.values()].filter(({ level }) => level < deepestLevel);
    const parent = parents[which % parents.length];
    if (parent !== undefined) {
      const id = `n${tree.size}`;
      tree = treeOf([...tree.values(), placeForNew(tree, id, parent).node]);
    }
  }
  return tree;
});
const anyMove = fc.record({
  kind: fc.constantFrom('after', 'under', 'up', 'down', 'root'),
  a: fc.nat(),
  b: fc.nat(),
  position: fc.nat(8),
});

/** Checks the invariants of every tree. */
function expectSound(tree: Tree): void {
  for (const node of tree.values()) {
    const above = aboveOf(tree, node.id);
    expect(above.length, `the level of ${node.id}`).toBe(node.level);
    expect(node.level).toBeLessThanOrEqual(deepestLevel);
    expect(node.treeId).toBe(above[0]?.id ?? node.id);
    const places = childrenOf(tree, node.parentId).map(({ position }) => position);
    expect(places).toEqual(places.map((_, index) => index + 1));
  }
}

it('every sequence of moves keeps the trees valid and loses no category', () => {
  fc.assert(
    fc.property(anyTree, fc.array(anyMove, { maxLength: 12 }), (start, moves) => {
      let tree = start;
      for (const { kind, a, b, position } of moves) {
        const ids = [...tree.keys()];
        const [id = '', other = ''] = [ids[a % ids.length], ids[b % ids.length]];
        const move = { after: { kind, id: other }, under: { kind, id: other, position } }[kind as string] ?? { kind };
        try {
          const next = moved(tree, id, move as Move);
          expect(next.changed.every((node) => next.tree.get(node.id) === node)).toBe(true);
          expect(moved(next.tree, id, move as Move).changed.length === 0 || kind === 'up' || kind === 'down').toBe(
            true,
          );
          tree = next.tree;
        } catch (error) {
          if (!(error instanceof Error && 'code' in error)) throw error;
        }
        expect([...tree.keys()].sort()).toEqual([...start.keys()].sort());
        expectSound(tree);
        expect(subtreeOf(tree, id).map((node) => node.id)).toContain(id);
      }
    }),
    { numRuns: 200 },
  );
});
