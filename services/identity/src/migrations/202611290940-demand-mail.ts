import type { Migration } from '@setu/kit/db';

/** Adds the choice of emails about what buyers did not find. */
export const demandMail: Migration = {
  name: '202611290940-demand-mail',
  up: `
    alter table mail_reader add column demand text not null default 'single'
      constraint mail_reader_demand_check check (demand in ('single', 'digest', 'off'));
    drop index mail_reader_digest_idx;
    create index mail_reader_digest_idx on mail_reader (user_id) where 'digest' in (messages, approvals, notices, demand);
  `,
  down: `
    drop index mail_reader_digest_idx;
    create index mail_reader_digest_idx on mail_reader (user_id) where 'digest' in (messages, approvals, notices);
    alter table mail_reader drop column demand;
  `,
};
