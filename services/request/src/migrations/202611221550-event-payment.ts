import type { Migration } from '@setu/kit/db';

/** Stores the payment (due or made) that a transition reports. */
export const eventPayment: Migration = {
  name: '202611221550-event-payment',
  up: `
    alter table status_event
      add column payment_minor bigint,
      add column payment_currency char(3),
      add column payment_due text,
      add constraint status_event_payment_check check ((payment_minor is null) = (payment_currency is null));
  `,
  down: `
    alter table status_event
      drop constraint status_event_payment_check,
      drop column payment_minor, drop column payment_currency, drop column payment_due;
  `,
};
