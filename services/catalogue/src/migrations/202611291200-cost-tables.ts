import type { Migration } from '@setu/kit/db';

const row = `
      id uuid primary key,
      version integer not null default 1,
      changed_at timestamptz not null default now(),
      changed_by uuid`;
const dated = `
      valid_from date not null,
      valid_to date,
      source text not null,
      source_url text not null default '',
      is_example boolean not null default false`;
const period = (table: string): string => `
      constraint ${table}_period_check check (valid_to >= valid_from)`;

// English / Russian. The page of a product shows the part in the reader's language.
const press =
  'Press reports on the vote of 20 Nov 2025, Tax Code, article 164 / Сообщения прессы о голосовании 20.11.2025, статья 164 НК РФ';
const taxCode = 'Tax Code, article 164, paragraph 3 / НК РФ, статья 164, пункт 3';
const reported = 'rzd-partner.ru and others, read on 27 Nov 2026 / rzd-partner.ru и другие, прочитано 27.11.2026';
const toCheck = 'To be checked, not confirmed by a document / Требует проверки, документом не подтверждено';

/** The general rates of value added tax. */
const vat = [
  ['20', '2019-01-01', "'2025-12-31'", taxCode],
  ['22', '2026-01-01', 'null', press],
].map(
  ([percent, from, to, source]) => `(gen_random_uuid(), 'vat', 'percent', ${percent}, '${from}', ${to}, '${source}')`,
);

/** The steps of the customs fee from 2026. */
const fees = [
  ['200000', '1231', reported],
  ['450000', '2462', toCheck],
  ['1200000', '4924', toCheck],
  ['2700000', '13541', toCheck],
  ['4200000', '18465', toCheck],
  ['5500000', '21344', reported],
  ['10000000', '49240', toCheck],
  ['null', '73860', reported],
].map(([upTo, fee, source]) => `(gen_random_uuid(), ${upTo}, ${fee}, '2026-01-01', '${source}')`);

/**
 * Creates the tables that landed prices are computed from, with the rates whose source is known. The row of
 * `cost_revision` counts the changes and serves as a lock.
 */
export const costTables: Migration = {
  name: '202611291200-cost-tables',
  up: `
    create table cost_revision (
      only_row boolean not null default true constraint cost_revision_pkey primary key
        constraint cost_revision_only_row_check check (only_row),
      revision bigint not null default 1
    );
    insert into cost_revision default values;

    create table cost_place (${row},
      code text collate "C" not null constraint cost_place_code_key unique
        constraint cost_place_code_check check (code ~ '^[A-Z]{2}[A-Z2-9]{3}$'),
      kind text not null constraint cost_place_kind_check check (kind in ('port', 'airport', 'city')),
      country text not null,
      name_en text not null,
      name_ru text not null,
      aliases text[] not null default '{}'
    );
    comment on column cost_place.code is 'UN/LOCODE';

    create table cost_tariff (${row},
      tax text collate "C" not null constraint cost_tariff_tax_check check (tax in ('duty', 'vat', 'excise')),
      code text collate "C" not null default '' constraint cost_tariff_code_check
        check (code ~ '^[0-9]{2,10}$' or (code = '' and tax = 'vat')),
      origin text collate "C" not null default '',
      kind text not null constraint cost_tariff_kind_check
        check (kind in ('percent', 'specific', 'combined_max', 'combined_sum')),
      percent numeric,
      amount numeric,
      currency text not null default '',
      unit text not null default '' constraint cost_tariff_unit_check
        check (unit in ('', 'kilogram', 'tonne', 'piece', 'cubic_metre')),${dated},
      constraint cost_tariff_percent_check check ((percent is null) = (kind = 'specific') and percent >= 0),
      constraint cost_tariff_amount_check
        check ((amount is null) = (kind = 'percent') and (currency = '') = (amount is null)
          and (unit = '') = (amount is null) and amount > 0),${period('cost_tariff')}
    );
    create unique index cost_tariff_key on cost_tariff (tax, code, origin, valid_from);
    create index cost_tariff_code_idx on cost_tariff (code);
    comment on column cost_tariff.code is 'A beginning of an HS code; empty: all goods';
    comment on column cost_tariff.origin is 'ISO 3166; empty: any origin';

    create table cost_fee (${row},
      up_to numeric constraint cost_fee_up_to_check check (up_to > 0),
      fee numeric not null constraint cost_fee_fee_check check (fee >= 0),${dated},${period('cost_fee')}
    );
    create unique index cost_fee_key on cost_fee (coalesce(up_to, -1), valid_from);
    comment on column cost_fee.up_to is 'Roubles of customs value; null: the last step';

    create table cost_lane (${row},
      "from" text collate "C" not null constraint cost_lane_from_fkey references cost_place (code),
      "to" text collate "C" not null constraint cost_lane_to_fkey references cost_place (code),
      mode text not null constraint cost_lane_mode_check check (mode in ('sea', 'air', 'rail', 'road')),
      unit text not null constraint cost_lane_unit_check
        check (unit in ('container20', 'container40', 'tonne', 'cubic_metre', 'kilogram')),
      price numeric not null constraint cost_lane_price_check check (price > 0),
      currency text not null,
      days_from integer not null,
      days_to integer not null,${dated},
      constraint cost_lane_days_check check (days_from >= 0 and days_to >= days_from),${period('cost_lane')}
    );
    create unique index cost_lane_key on cost_lane ("from", "to", mode, unit, valid_from);

    create table cost_leg (${row},
      "from" text collate "C" not null constraint cost_leg_from_fkey references cost_place (code),
      "to" text collate "C" not null constraint cost_leg_to_fkey references cost_place (code),
      price_per_tonne numeric not null constraint cost_leg_price_check check (price_per_tonne > 0),
      currency text not null,${dated},${period('cost_leg')}
    );
    create unique index cost_leg_key on cost_leg ("from", "to", valid_from);

    insert into cost_tariff (id, tax, kind, percent, valid_from, valid_to, source) values ${vat.join(',\n')};
    insert into cost_fee (id, up_to, fee, valid_from, source) values ${fees.join(',\n')};
  `,
  down: `
    drop table cost_leg;
    drop table cost_lane;
    drop table cost_fee;
    drop table cost_tariff;
    drop table cost_place;
    drop table cost_revision;
  `,
};
