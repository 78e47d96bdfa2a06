import type { Migration } from '@setu/kit/db';

/** The history of downloaded reports. */
export const reportDownloads: Migration = {
  name: '202611232032-report-downloads',
  up: `
    create table report_download (
      id uuid constraint report_download_pkey primary key,
      report text not null,
      from_day date,
      to_day date,
      filters jsonb not null,
      by_user_id uuid not null constraint report_download_by_user_fkey references app_user (id),
      acting_user_id uuid constraint report_download_acting_user_fkey references app_user (id),
      at timestamptz not null
    );
    create index report_download_at_idx on report_download (at desc, id desc);
    create index report_download_by_user_idx on report_download (by_user_id);
    create index report_download_acting_user_idx on report_download (acting_user_id) where acting_user_id is not null;
  `,
  down: 'drop table report_download',
};
