import type { Migration } from '@setu/kit/db';

/**
 * Stores when a supplier first answered its invitation. The time of an offer or a refusal changes with later ones, so
 * it cannot say this.
 */
export const firstAnswers: Migration = {
  name: '202611290210-first-answers',
  up: `
alter table invitation add column answered_at timestamptz;
update invitation i set answered_at = coalesce(
    (select o.given_at from supplier_offer o where o.invitation_id = i.id),
    case when i.state = 'declined' then i.state_at end)
  where i.state = 'declined' or exists (select 1 from supplier_offer o where o.invitation_id = i.id);
`,
  down: 'alter table invitation drop column answered_at;',
};
