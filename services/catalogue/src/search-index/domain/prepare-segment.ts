import { blocksOf } from './code-blocks.js';
import { columnNames, columnOf } from './column-counts.js';
import type { Segment } from './segment.js';

/**
 * Computes what the lists of a segment need and would otherwise compute for the first of them: a second for a million
 * cards. It pauses (`yield`), so that searches in other segments are answered in between.
 */
export function* prepareSegment(segment: Segment): Generator<void, void> {
  for (const name of columnNames) {
    columnOf(segment, name);
    yield;
  }
  blocksOf(segment);
  yield;
}
