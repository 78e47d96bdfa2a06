import type { Migration } from '@setu/kit/db';

/** The English each Russian text was written beside: what is corrected after it is told by this. */
export const translationSources: Migration = {
  name: '202611230960-translation-sources',
  up: `alter table translation add column english jsonb not null default '{}'`,
  down: 'alter table translation drop column english',
};
