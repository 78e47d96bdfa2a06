/**
 * What the bundle of the simulation replaces, because it leaves JavaScript without being a turn.
 * @type {readonly { in: string, module?: string, by: string }[]} `in` is a source. Without `module` it is replaced, else
 *   only its import of that module.
 */
export const replacements = [
  { in: 'services/catalogue/src/imports/reading/run-child.ts', by: 'card-files.ts' },
  {
    in: 'services/catalogue/src/imports/pictures/picture-archive.ts',
    module: '../reading/archive.js',
    by: 'picture-files.ts',
  },
  { in: 'services/catalogue/src/imports/changes/apply-run.ts', module: 'node:timers/promises', by: 'node-timers.ts' },
  { in: 'services/catalogue/src/jobs/import-cards.ts', module: 'node:fs/promises', by: 'node-files.ts' },
];
