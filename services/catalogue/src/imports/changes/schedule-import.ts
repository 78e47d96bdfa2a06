import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that checks and applies a company's card imports, one run after another. */
export const importCardsTask = 'catalogue.import-cards';

/** Schedules the import task. At most one task per company waits in the queue. */
export const scheduleImport = ({ jobs }: Pick<WriteStores<Stores>, 'jobs'>, companyId: string): Promise<void> =>
  jobs.add(importCardsTask, { companyId }, { key: `import ${companyId}` });
