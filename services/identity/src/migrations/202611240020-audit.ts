import { auditView } from '@setu/kit/audit';

const who = (user: string): string =>
  `coalesce(acting_user_id, ${user}), case when acting_user_id is not null then ${user} end`;

/** The values of a company's contacts stay in its own history. The audit log has only the names of the fields. */
const ofCompanies = `select id, changed_at, ${who('user_id')}, company_id, 'company.' || kind, 'company', company_id::text,
    case when kind in ('created', 'edited') then '{}'::jsonb else coalesce(
      (select jsonb_object_agg(f->>'field', f->'from') from jsonb_array_elements(fields) f), '{}') end,
    case when kind in ('created', 'edited') then jsonb_build_object('fields', coalesce(
        (select jsonb_agg(f->>'field') from jsonb_array_elements(fields) f), '[]'))
      else coalesce((select jsonb_object_agg(f->>'field', f->'to') from jsonb_array_elements(fields) f), '{}') end,
    '', true from company_change`;

const ofSettings = `select id, changed_at, ${who('changed_by')}, null::uuid, 'setting.changed', 'setting', name,
    jsonb_build_object(name, old_value), jsonb_build_object(name, new_value), '', true from setting_change`;

const ofDownloads = `select id, at, ${who('by_user_id')}, null::uuid, 'report.downloaded', 'report', report,
    '{}'::jsonb, jsonb_strip_nulls(jsonb_build_object('from', from_day, 'to', to_day)), '', true from report_download`;

/** The audit entries of identity, including those from its own histories. */
export const auditEntries = auditView(
  '202611240020-audit',
  [ofCompanies, ofSettings, ofDownloads],
  [
    'create index company_change_at_idx on company_change (changed_at, id)',
    'create index setting_change_at_idx on setting_change (changed_at, id)',
  ],
);
