import type { Migration } from '@setu/kit/db';

/** Adds the language of an application's form. It is empty for earlier applications. */
export const localeOfApplications: Migration = {
  name: '202612021100-locale-of-applications',
  up: `alter table application add column locale text not null default ''`,
  down: `alter table application drop column locale`,
};
