import type { Migration } from '@setu/kit/db';

export const createRates: Migration = {
  name: '202611201000-create-rates',
  up: `
    create table rate (
      currency char(3) not null,
      date date not null,
      value_e4 bigint not null,
      nominal integer not null,
      source text not null,
      carried boolean not null default false,
      stored_at timestamptz not null default now(),
      constraint rate_pkey primary key (currency, date),
      constraint rate_value_check check (value_e4 > 0),
      constraint rate_nominal_check check (nominal > 0),
      constraint rate_source_check check (source in ('cbr', 'bundled', 'demo'))
    );
    comment on table rate is 'Roubles for nominal units of a currency, value_e4 / 10 000, by the day it was set for';

    create table sheet_day (
      day date not null,
      sheet_date date not null,
      fetched_at timestamptz not null default now(),
      constraint sheet_day_pkey primary key (day)
    );
    comment on table sheet_day is 'Days the bank has answered for, and the day of the sheet it gave';
  `,
  down: `
    drop table sheet_day;
    drop table rate;
  `,
};
