import type { Migration } from '@setu/kit/db';

/** Adds which customer companies did not find which words, without the user, and the weekly lists of these words. */
export const unmetDemand: Migration = {
  name: '202611290960-unmet-demand',
  up: `
    create table unmet_search (
      words text not null,
      company_id uuid not null,
      day date not null,
      constraint unmet_search_pk primary key (words, company_id, day)
    );
    create index unmet_search_day_idx on unmet_search (day);
    create table demand_week (
      week date constraint demand_week_pk primary key,
      words jsonb not null
    );
  `,
  down: `
    drop table demand_week;
    drop table unmet_search;
  `,
};
