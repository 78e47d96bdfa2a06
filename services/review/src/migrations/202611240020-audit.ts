import { auditView } from '@setu/kit/audit';

const idOf = (object: string): string => `md5(${object}::text || seq)::uuid`;
const who = `coalesce(s.acting_user_id, s.by_user_id), case when s.acting_user_id is not null then s.by_user_id end`;

const ofReviews = `select ${idOf('s.review_id')}, s.at, ${who},
    (select r.supplier_id from product_review r where r.id = s.review_id), 'review.' || s.status, 'review',
    s.review_id::text, '{}'::jsonb, jsonb_build_object('status', s.status), '', true
  from review_step s`;

/** The text of notes and reasons stays in the log of the application. */
const ofApplications = `select ${idOf('s.application_id')}, s.at, ${who}, null::uuid, 'application.' || s.kind, 'application',
    s.application_id::text, jsonb_strip_nulls(jsonb_build_object('status', s.from_status)),
    jsonb_strip_nulls(jsonb_build_object('status', s.to_status, 'manager', s.manager_id)), '', true
  from application_step s`;

/** Creates the audit view of the actions of reviewers and managers, from the logs of reviews and applications. */
export const auditEntries = auditView(
  '202611240020-audit',
  [ofReviews, ofApplications],
  [
    'create index review_step_at_idx on review_step (at)',
    'create index review_step_actor_idx on review_step (coalesce(acting_user_id, by_user_id), at)',
    'create index application_step_at_idx on application_step (at)',
  ],
);
