import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatRows } from './flat-rows';
import { dropOf, projectDrop } from './project-drop';
import { childrenOf, levelsBelow, moveNode, pathTo, placeOf, takeOut } from './tree-node';

interface Node {
  id: string;
  children?: Node[];
}

const n = (id: string, ...children: Node[]): Node => ({ id, children });
/** food ─ tea ─ black, green; rice │ machines ─ pumps */
const tree = [n('food', n('tea', n('black'), n('green')), n('rice')), n('machines', n('pumps'))];
const all = new Set(['food', 'tea', 'rice', 'machines', 'pumps', 'black', 'green']);
const drawn = (nodes: readonly Node[]): string[] =>
  flatRows(nodes, all).map(({ id, depth }) => `${'.'.repeat(depth)}${id}`);

describe('the lines of a tree', () => {
  it('are its open part from top to bottom, each with its depth and place', () => {
    expect(drawn(tree)).toEqual(['food', '.tea', '..black', '..green', '.rice', 'machines', '.pumps']);
    expect(flatRows(tree, new Set(['food'])).map(({ id }) => id)).toEqual(['food', 'tea', 'rice', 'machines']);
    expect(flatRows(tree, all)[3]).toMatchObject({ id: 'green', parentId: 'tea', index: 1, siblings: 2 });
  });

  it.each([
    ['green', ['food', 'tea', 'green'], { parentId: 'tea', index: 1 }],
    ['machines', ['machines'], { parentId: undefined, index: 1 }],
    ['none', [], undefined],
  ])('the way to %s is %j', (id, path, place) => {
    expect(pathTo(tree, id).map((node) => node.id)).toEqual(path);
    expect(placeOf(tree, id)).toEqual(place);
  });

  it('levels below are counted from the deepest leaf', () => {
    expect(tree.map(levelsBelow)).toEqual([2, 1]);
    expect(childrenOf(tree, 'tea').map(levelsBelow)).toEqual([0, 0]);
  });
});

describe('a move', () => {
  it.each([
    ['green', { parentId: 'machines', index: 0 }, ['food', '.tea', '..black', '.rice', 'machines', '.green', '.pumps']],
    ['tea', { index: 2 }, ['food', '.rice', 'machines', '.pumps', 'tea', '.black', '.green']],
    ['food', { parentId: 'tea', index: 0 }, drawn(tree)],
    ['rice', { parentId: 'none', index: 0 }, drawn(tree)],
    ['none', { index: 0 }, drawn(tree)],
  ])('of %s to %j', (id, place, expected) => {
    expect(drawn(moveNode(tree, id, place))).toEqual(expected);
  });
});

describe('what is carried over the tree', () => {
  const rows = flatRows(takeOut(tree, 'rice'), all); // food, .tea, ..black, ..green, machines, .pumps
  it.each([
    [
      'above everything it is the first at the top',
      0,
      3,
      { depth: 0, parentId: undefined, index: 0, afterId: undefined },
    ],
    [
      'right under an open node it is its first child',
      2,
      1,
      { depth: 2, parentId: 'tea', index: 0, afterId: undefined },
    ],
    ['after the last leaf the hand chooses the level', 4, 2, { depth: 2, parentId: 'tea', index: 2, afterId: 'green' }],
    ['one level up', 4, 1, { depth: 1, parentId: 'food', index: 1, afterId: 'tea' }],
    ['to the top', 4, 0, { depth: 0, parentId: undefined, index: 1, afterId: 'food' }],
    [
      'deeper than the line above allows it is its child',
      4,
      9,
      { depth: 3, parentId: 'green', index: 0, afterId: undefined },
    ],
    ['at the end', 6, 0, { depth: 0, parentId: undefined, index: 2, afterId: 'machines' }],
  ])('%s', (_says, gap, depth, place) => {
    expect(projectDrop(rows, gap, depth)).toEqual(place);
  });

  it('comes last under a closed node', () => {
    const closed = flatRows(takeOut(tree, 'rice'), new Set(['food']));
    expect(projectDrop(closed, 2, 2)).toEqual({ depth: 2, parentId: 'tea', index: 2, afterId: 'green' });
  });
});

it.each([
  [
    'the same level: after the neighbour',
    1,
    { depth: 1, parentId: 'food', index: 1, afterId: 'tea' },
    { kind: 'after', targetId: 'tea' },
  ],
  [
    'another level: under the parent',
    0,
    { depth: 1, parentId: 'food', index: 1, afterId: 'tea' },
    { kind: 'under', targetId: 'food' },
  ],
  [
    'the first of its level: under the parent',
    1,
    { depth: 1, parentId: 'food', index: 0 },
    { kind: 'under', targetId: 'food' },
  ],
  [
    'up to the top: after the neighbour',
    1,
    { depth: 0, index: 1, afterId: 'food' },
    { kind: 'after', targetId: 'food' },
  ],
  ['the very first', 0, { depth: 0, index: 0 }, { kind: 'first' }],
])('told as: %s', (_says, fromDepth, place, drop) => {
  expect(dropOf(fromDepth, place)).toEqual(drop);
});

/** Trees of up to three levels whose ids are told apart. */
const anyTree = fc
  .array(fc.array(fc.array(fc.constant(null), { maxLength: 3 }), { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((tops) => {
    let count = 0;
    const next = (...children: Node[]): Node => ({ id: `n${count++}`, children });
    return tops.map((middles) => next(...middles.map((leaves) => next(...leaves.map(() => next())))));
  });

const idsOf = (nodes: readonly Node[]): string[] => nodes.flatMap((node) => [node.id, ...idsOf(node.children ?? [])]);

describe('in any tree', () => {
  const anyDrop = fc.tuple(anyTree, fc.nat(), fc.nat(), fc.integer({ min: -2, max: 5 }));

  it('whatever is dropped anywhere stands in the gap at the projected depth, nothing is lost, and the way back leads back', () => {
    fc.assert(
      fc.property(anyDrop, ([roots, pick, over, wanted]) => {
        const ids = idsOf(roots);
        const open = new Set(ids);
        const id = ids[pick % ids.length] ?? '';
        const rest = flatRows(takeOut(roots, id), open);
        const gap = over % (rest.length + 1);
        const place = projectDrop(rest, gap, wanted);
        const moved = moveNode(roots, id, place);
        expect(idsOf(moved).toSorted()).toEqual(ids.toSorted());
        const rows = flatRows(moved, open);
        expect(rows[gap]).toMatchObject({ id, depth: place.depth, parentId: place.parentId });
        const from = placeOf(roots, id);
        expect(from && moveNode(moved, id, from)).toEqual(roots);
      }),
    );
  });
});
