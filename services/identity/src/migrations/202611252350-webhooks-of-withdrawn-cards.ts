import type { Migration } from '@setu/kit/db';

/** Adds withdrawn cards to the events of webhooks. */
export const webhooksOfWithdrawnCards: Migration = {
  name: '202611252350-webhooks-of-withdrawn-cards',
  up: `
    alter table webhook drop constraint webhook_kinds_check;
    alter table webhook add constraint webhook_kinds_check check (cardinality(kinds) > 0
      and kinds <@ array['request_published', 'request_status_changed', 'card_published', 'card_withdrawn']);
  `,
  down: `
    alter table webhook drop constraint webhook_kinds_check;
    delete from webhook where kinds = array['card_withdrawn'];
    update webhook set kinds = array_remove(kinds, 'card_withdrawn') where 'card_withdrawn' = any(kinds);
    alter table webhook add constraint webhook_kinds_check check (cardinality(kinds) > 0
      and kinds <@ array['request_published', 'request_status_changed', 'card_published']);
  `,
};
