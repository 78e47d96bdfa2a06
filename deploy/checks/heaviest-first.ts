import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of the projects: full servers and compilers take minutes, unit tests a moment. Vitest's own alphabetical
 * order would leave one core busy with the slowest files at the end.
 */
const order = ['checks', 'services', 'web', 'unit'];

/**
 * Files that take much longer than their size suggests, longest first. On a fresh machine vitest has no earlier times
 * and starts with the largest files.
 */
const heaviest = [
  'deploy/checks/new-files.extended.test.ts',
  'deploy/checks/launcher.extended.test.ts',
  'deploy/checks/faults.extended.test.ts',
  'bff/test/rights.sweep.test.ts',
  'bff/test/request-transitions.sweep.test.ts',
  'bff/test/application-transitions.sweep.test.ts',
  'bff/test/crash.extended.test.ts',
  'bff/test/wrong-types.sweep.test.ts',
];

const placeIn = (list: readonly string[], one: string): number => {
  const place = list.indexOf(one);
  return place < 0 ? list.length : place;
};

/**
 * A worker continues with the next file only if it needs the same environment, so files that need a page are grouped.
 */
const needsPage = ({ moduleId }: TestSpecification): number =>
  Number(/@vitest-environment jsdom/.test(readFileSync(moduleId, 'utf8').slice(0, 200)));

/** Keeps every core busy until the end of a run: heavy files start first, and light ones fill the rest. */
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
