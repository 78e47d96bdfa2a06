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

describe('The rows of a tree', () => {
  it('are its open part from top to bottom, each with its depth and place', () => {
    expect(drawn(tree)).toEqual(['food', '.tea', '..black', '..green', '.rice', 'machines', '.pumps']);
    expect(flatRows(tree, new Set(['food'])).map(({ id }) => id)).toEqual(['food', 'tea', 'rice', 'machines']);
    expect(flatRows(tree, all)[3]).toMatchObject({ id: 'green', parentId: 'tea', index: 1, siblings: 2 });
  });

  it.each([
    ['green', ['food', 'tea', 'green'], { parentId: 'tea', index: 1 }],
    ['machines', ['machines'], { parentId: undefined, index: 1 }],
    ['none', [], undefined],
  ])('the path to %s is %j', (id, path, place) => {
    expect(pathTo(tree, id).map((node) => node.id)).toEqual(path);
    expect(placeOf(tree, id)).toEqual(place);
  });

  it('levels below are counted from the deepest leaf', () => {
    expect(tree.map(levelsBelow)).toEqual([2, 1]);
    expect(childrenOf(tree, 'tea').map(levelsBelow)).toEqual([0, 0]);
  });
});

describe('A move', () => {
  it.each([
    ['green', { parentId: 'machines', index: 0 }, ['food', '.tea', '..black', '.rice', 'machines', '.green', '.pumps']],
    ['tea', { index: 2 }, ['food', '.rice', 'machines', '.pumps', 'tea', '.black', '.green']],
    ['food', { parentId: 'tea', index: 0 }, drawn(tree)],
    ['rice', { parentId: 'none', index: 0 }, drawn(tree)],
    ['none', { index: 0 }, drawn(tree)],
  ])('of %s to %j leads to the expected tree', (id, place, expected) => {
    expect(drawn(moveNode(tree, id, place))).toEqual(expected);
  });
});

describe('A node dragged over the tree', () => {
  const rows = flatRows(takeOut(tree, 'rice'), all); // food, .tea, ..black, ..green, machines, .pumps
  it.each([
    [
      'above everything it becomes the first at the top',
      0,
      3,
      { depth: 0, parentId: undefined, index: 0, afterId: undefined },
    ],
    [
      'directly below an open node it becomes its first child',
      2,
      1,
      { depth: 2, parentId: 'tea', index: 0, afterId: undefined },
    ],
    [
      'after the last leaf the pointer chooses the level',
      4,
      2,
      { depth: 2, parentId: 'tea', index: 2, afterId: 'green' },
    ],
    ['one level up it follows the parent', 4, 1, { depth: 1, parentId: 'food', index: 1, afterId: 'tea' }],
    ['two levels up it follows the top node', 4, 0, { depth: 0, parentId: undefined, index: 1, afterId: 'food' }],
    [
      'deeper than possible it becomes the child of the row above',
      4,
      9,
      { depth: 3, parentId: 'green', index: 0, afterId: undefined },
    ],
    [
      'at the end it becomes the last at the top',
      6,
      0,
      { depth: 0, parentId: undefined, index: 2, afterId: 'machines' },
    ],
  ])('%s', (_says, gap, depth, place) => {
    expect(projectDrop(rows, gap, depth)).toEqual(place);
  });

  it('becomes the last child under a closed node', () => {
    const closed = flatRows(takeOut(tree, 'rice'), new Set(['food']));
    expect(projectDrop(closed, 2, 2)).toEqual({ depth: 2, parentId: 'tea', index: 2, afterId: 'green' });
  });
});

it.each([
  [
    'after the neighbour on the same level',
    1,
    { depth: 1, parentId: 'food', index: 1, afterId: 'tea' },
    { kind: 'after', targetId: 'tea' },
  ],
  [
    'under the parent on another level',
    0,
    { depth: 1, parentId: 'food', index: 1, afterId: 'tea' },
    { kind: 'under', targetId: 'food' },
  ],
  [
    'under the parent for the first of its level',
    1,
    { depth: 1, parentId: 'food', index: 0 },
    { kind: 'under', targetId: 'food' },
  ],
  [
    'after the neighbour when moved up to the top',
    1,
    { depth: 0, index: 1, afterId: 'food' },
    { kind: 'after', targetId: 'food' },
  ],
  ['first for the very first place', 0, { depth: 0, index: 0 }, { kind: 'first' }],
])('is sent to the catalogue as: %s', (_says, fromDepth, place, drop) => {
  expect(dropOf(fromDepth, place)).toEqual(drop);
});

/** Random trees of up to three levels, with unique ids. */
const anyTree = fc
  .array(fc.array(fc.array(fc.constant(null), { maxLength: 3 }), { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((tops) => {
    let count = 0;
    const next = (...children: Node[]): Node => ({ id: `n${count++}`, children });
    return tops.map((middles) => next(...middles.map((leaves) => next(...leaves.map(() => next())))));
  });

const idsOf = (nodes: readonly Node[]): string[] => nodes.flatMap((node) => [node.id, ...idsOf(node.children ?? [])]);

describe('In any tree', () => {
  const anyDrop = fc.tuple(anyTree, fc.nat(), fc.nat(), fc.integer({ min: -2, max: 5 }));

  it('a dropped node is in the gap at the projected depth, no node is lost, and undoing restores the tree', () => {
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
