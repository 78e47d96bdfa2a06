import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in this order: whole servers and compilers take minutes, a unit's tests a moment. Vitest's own order is the
 * alphabet's, and what takes longest would keep one core busy at the end.
 */
const order = ['checks', 'services', 'web', 'unit'];

/**
 * Files that take much longer than their size tells, longest first: nobody knows that on a fresh machine, where vitest
 * has no times of earlier runs and begins with the largest files.
 */
const heaviest = [
  'deploy/checks/new-files.test.ts',
  'deploy/checks/launcher.test.ts',
  'deploy/checks/faults.test.ts',
  'bff/test/rights.test.ts',
  'bff/test/request-moves.test.ts',
  'bff/test/application-moves.test.ts',
  'bff/test/crash.test.ts',
  'bff/test/wrong-types.test.ts',
];

const placeIn = (list: readonly string[], one: string): number => {
  const place = list.indexOf(one);
  return place < 0 ? list.length : place;
};

/** A worker goes on with the next file only where that wants the same: those that need a page stand together. */
const needsPage = ({ moduleId }: TestSpecification): number =>
  Number(/@vitest-environment jsdom/.test(readFileSync(moduleId, 'utf8').slice(0, 200)));

/** Keeps every core busy to the end of a run: heavy files begin, light ones fill what is left. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = (await super.sort(files)).map((file) => ({
      file,
      project: placeIn(order, file.project.name),
      place: placeIn(heaviest, file.moduleId.slice(this.ctx.config.root.length + 1)),
      page: needsPage(file),
    }));
    return named.sort((a, b) => a.project - b.project || a.place - b.place || b.page - a.page).map(({ file }) => file);
  }
}
