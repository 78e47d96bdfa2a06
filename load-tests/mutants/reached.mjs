import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';

// Runs before each test file of a run that finds out which files reach a place. Writes the numbers of the places that the
// file reached, and its duration in milliseconds.
const began = performance.now();
/** @type {Set<number>} */
const ids = new Set();
Object.assign(globalThis, { reached: (/** @type {number} */ id) => void ids.add(id) });

afterAll(() => {
  const { testPath } = expect.getState();
  const found = { test: testPath, ms: Math.round(performance.now() - began), ids: [...ids] };
  writeFileSync(join(process.env.SETU_REACHED ?? '', `${randomUUID()}.json`), JSON.stringify(found));
});
