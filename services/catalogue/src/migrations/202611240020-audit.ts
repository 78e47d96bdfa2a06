import { auditView } from '@setu/kit/audit';

const ofPages = `select md5(link || locale || version)::uuid, saved_at, coalesce(acting_id, saved_by),
    case when acting_id is not null then saved_by end, null::uuid, 'static_page.' || kind, 'static_page', link,
    '{}'::jsonb, jsonb_build_object('locale', locale, 'version', version), '',
    saved_at is not null and kind <> 'draft'
  from static_page_version`;

/** Creates the audit log of the catalogue, including the recorded versions of static pages. */
export const auditEntries = auditView('202611240020-audit', [ofPages]);
