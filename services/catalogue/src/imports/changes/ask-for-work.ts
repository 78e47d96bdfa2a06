import type { WriteStores } from '@setu/kit/events';
import type { Stores } from '../../store/index.js';

/** The task that reads and writes a company's files of cards, a run after the other. */
export const importCardsTask = 'catalogue.import-cards';

/** Asks for it; one waits at a time. */
export const askForWork = ({ jobs }: Pick<WriteStores<Stores>, 'jobs'>, companyId: string): Promise<void> =>
  jobs.add(importCardsTask, { companyId }, { key: `import ${companyId}` });
