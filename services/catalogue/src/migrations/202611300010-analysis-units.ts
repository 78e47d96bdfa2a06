import type { Migration } from '@setu/kit/db';

/**
 * Adds the unit of the counted prices of a category. Prices of other units are left out, because a price per tonne and
 * one per kilogram do not make a range. Older counts have no unit until the next run of the job.
 */
export const analysisUnits: Migration = {
  name: '202611300010-analysis-units',
  up: `
    alter table category_analysis add column price_unit_id uuid
      constraint category_analysis_price_unit_fk references unit;
    create index category_analysis_price_unit_idx on category_analysis (price_unit_id);
  `,
  down: 'alter table category_analysis drop column price_unit_id;',
};
