import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledPlaces, nearestPlace } from './axis-places';
import { writtenValues } from './written-values';

describe('Marked values of a series', () => {
  it.each([
    [[3, 1, 2], { lowest: 1, highest: 0, last: 2 }],
    [[2, 2, 2], { last: 2 }],
    [[undefined, 5, undefined], { last: 1 }],
    [[1, 4, 4, undefined], { lowest: 0, highest: 1, last: 2 }],
    [[], {}],
  ])('of %j are %j', (values, expected) => {
    expect(writtenValues(values)).toEqual(expected);
  });
});

describe('Labels of an axis', () => {
  it.each([
    [12, 1080, 48, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    [12, 300, 48, [1, 3, 5, 7, 9, 11]],
    [1, 20, 48, [0]],
    [0, 300, 48, []],
    [3, 0, 48, []],
  ])('fit: %i positions on %i px with labels of %i px', (count, width, labelWidth, shown) => {
    expect(labelledPlaces(count, width, labelWidth)).toEqual(shown);
  });

  it('always name the newest position, and never overlap', () => {
    const size = integer({ min: 1, max: 2000 });
    assert(
      property(integer({ min: 1, max: 400 }), size, size, (count, width, labelWidth) => {
        const shown = labelledPlaces(count, width, labelWidth);
        expect(shown.at(-1)).toBe(count - 1);
        for (const [at, place] of shown.entries()) {
          const before = shown[at - 1];
          if (before !== undefined)
            expect(((place - before) * width) / count).toBeGreaterThanOrEqual(labelWidth - 1e-9);
        }
      }),
    );
  });

  it.each([
    [[10, 20, 30], 24, 1],
    [[10, 20, 30], -5, 0],
    [[10, 20, 30], 99, 2],
    [[], 3, undefined],
  ])('the position in %j nearest to %i is %s', (centres, x, place) => {
    expect(nearestPlace(centres, x)).toBe(place);
  });
});
