import type { Migration } from '@setu/kit/db';

/** The message id of a sent email, which delivery reports refer to. */
export const returnedMails: Migration = {
  name: '202611222303-returned-mails',
  up: `
    alter table mail add column message_name text;
    create index mail_message_name_idx on mail (message_name) where message_name is not null;
  `,
  down: `
    drop index mail_message_name_idx;
    alter table mail drop column message_name;
  `,
};
