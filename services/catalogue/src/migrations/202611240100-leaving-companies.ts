import type { Migration } from '@setu/kit/db';

/**
 * Companies that are hidden while rows of theirs are still in the read model: lists leave these rows out, and the counts
 * of categories are without them. Empty in ordinary times, and known to be: statistics of a new table guess ten pages.
 */
export const leavingCompanies: Migration = {
  name: '202611240100-leaving-companies',
  up: `
    create table leaving_company (company_num int constraint leaving_company_pk primary key);
    analyze leaving_company;`,
  down: 'drop table leaving_company;',
};
