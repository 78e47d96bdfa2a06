import type { Migration } from '@setu/kit/db';

const before = "'request_published', 'request_status_changed', 'card_published', 'card_withdrawn'";

/** Adds the landed prices of requests to the events of webhooks. */
export const webhooksOfEstimates: Migration = {
  name: '202611291500-webhooks-of-estimates',
  up: `
    alter table webhook drop constraint webhook_kinds_check;
    alter table webhook add constraint webhook_kinds_check check (cardinality(kinds) > 0
      and kinds <@ array[${before}, 'estimate_changed']);
  `,
  down: `
    alter table webhook drop constraint webhook_kinds_check;
    delete from webhook where kinds = array['estimate_changed'];
    update webhook set kinds = array_remove(kinds, 'estimate_changed') where 'estimate_changed' = any(kinds);
    alter table webhook add constraint webhook_kinds_check check (cardinality(kinds) > 0
      and kinds <@ array[${before}]);
  `,
};
