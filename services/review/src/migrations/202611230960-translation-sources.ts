import type { Migration } from '@setu/kit/db';

/**
 * Adds the English source of each Russian text. The source shows which English texts were corrected after the
 * translation.
 */
export const translationSources: Migration = {
  name: '202611230960-translation-sources',
  up: `alter table translation add column english jsonb not null default '{}'`,
  down: 'alter table translation drop column english',
};
