import type { Task } from '@setu/kit/process';
import { markFamilies } from '../cards/changes/mark-families.js';
import type { CatalogueDeps } from '../deps.js';

/**
 * Compares the cards of families that have changed, within a minute, so that lists show what tells variants apart. A
 * list only reads the result, so its cost does not depend on the size of families.
 */
export const markVariants = ({ write }: Pick<CatalogueDeps, 'write'>): Task => ({
  name: 'catalogue.mark-variants',
  cron: '* * * * *',
  atStart: true,
  run: async (_, { signal }) => {
    while (!signal.aborted && (await write((stores) => markFamilies(stores))));
  },
});
