import type { Migration } from '@setu/kit/db';

/**
 * Lists hidden companies whose rows are still in the read model. Lists and category counts leave these rows out. The
 * table is normally empty. It is analysed immediately, because without statistics the planner assumes ten pages.
 */
export const leavingCompanies: Migration = {
  name: '202611240100-leaving-companies',
  up: `
    create table leaving_company (company_num int constraint leaving_company_pk primary key);
    analyze leaving_company;`,
  down: 'drop table leaving_company;',
};
