import type { Migration } from '@setu/kit/db';

/** Creates the card counts by category, supplier and industry, as of the last run of a job. */
export const catalogueAnalysis: Migration = {
  name: '202611232040-catalogue-analysis',
  up: `
    create table category_analysis (
      category_id uuid constraint category_analysis_pk primary key
        constraint category_analysis_category_fk references category on delete cascade,
      cards int not null,
      hidden int not null,
      suppliers int not null,
      priced int not null,
      -- INR paise.
      price_from bigint,
      price_to bigint,
      pictured int not null,
      translated int not null,
      coded int not null,
      certified int not null
    );
    create table supplier_analysis (
      company_id uuid constraint supplier_analysis_pk primary key,
      cards int not null,
      hidden int not null
    );
    create table industry_analysis (
      industry_id uuid constraint industry_analysis_pk primary key,
      cards int not null,
      hidden int not null,
      suppliers int not null
    );
    -- One row after the first count.
    create table analysis_state (
      one boolean not null default true constraint analysis_state_pk primary key
        constraint analysis_state_one_check check (one),
      counted_at timestamptz not null
    );
  `,
  down: `
    drop table analysis_state;
    drop table industry_analysis;
    drop table supplier_analysis;
    drop table category_analysis;
  `,
};
