import { invalid } from '@setu/kit/core';
import { type CompanyType, type MailChoice, type MailKind, mailKinds, type NoticeType } from '@setu/proto/words';

/** A user's choice for each kind of email. */
export type MailChoices = Record<MailKind, MailChoice>;

/** The choices until a user makes their own: an email for each event. */
export const defaultChoices: MailChoices = {
  messages: 'single',
  notices: 'single',
  approvals: 'single',
  demand: 'single',
};

/** The available choices. Approvals cannot be turned off, because a pending decision holds up other users. */
export const availableChoices: Record<MailKind, readonly MailChoice[]> = {
  messages: ['single', 'digest', 'off'],
  notices: ['single', 'digest', 'off'],
  approvals: ['single', 'digest'],
  demand: ['single', 'digest', 'off'],
};

/** Returns whether users of a company get emails of a kind. Customers do not get the lists of what they did not find. */
export const hasKind = (kind: MailKind, companyType: CompanyType): boolean =>
  kind !== 'demand' || companyType !== 'customer';

/** The kind of email for each type of notification. A document that its reader has just requested causes no email. */
const kindOf: Record<NoticeType, MailKind | 'none'> = {
  request_published: 'approvals',
  request_status_changed: 'notices',
  request_sent_to_supplier: 'approvals',
  request_manager_set: 'approvals',
  request_message: 'messages',
  request_milestone_said: 'notices',
  request_made_for_you: 'approvals',
  request_claim_opened: 'approvals',
  request_claim_closed: 'notices',
  request_sample_asked: 'approvals',
  request_sample_address: 'approvals',
  request_sample_sent: 'approvals',
  request_sample_declined: 'notices',
  request_sample_judged: 'notices',
  review_created: 'approvals',
  review_status_changed: 'approvals',
  review_completed: 'notices',
  review_returned: 'approvals',
  review_edited: 'approvals',
  review_remark: 'messages',
  application_new: 'approvals',
  application_manager_set: 'approvals',
  application_status_changed: 'notices',
  substitution_started: 'notices',
  substitution_finished: 'notices',
  substitution_planned: 'notices',
  substitution_changed: 'notices',
  substitution_cancelled: 'notices',
  supplier_invited: 'approvals',
  invitation_withdrawn: 'notices',
  invitation_declined: 'notices',
  supplier_not_chosen: 'notices',
  offer_given: 'approvals',
  offer_changed: 'approvals',
  offer_shared: 'approvals',
  offer_preferred: 'approvals',
  paper_ready: 'none',
  signature_verified: 'notices',
  signature_refused: 'notices',
  invite_accepted: 'notices',
  work_handed_over: 'approvals',
  company_locked: 'notices',
  company_unlocked: 'notices',
  company_manager_set: 'approvals',
  regulation_published: 'approvals',
  regulation_lapsed: 'approvals',
  import_ended: 'notices',
  webhook_failed: 'notices',
  demand_listed: 'demand',
  estimate_moved: 'notices',
};

/** Returns the kind of a notification's email, or undefined if it has none. */
export function emailKindOf(type: NoticeType): MailKind | undefined {
  const kind = kindOf[type];
  return kind === 'none' ? undefined : kind;
}

/** Returns the types of notifications whose emails are of the given kinds. */
export function typesOfKinds(kinds: readonly MailKind[]): NoticeType[] {
  return (Object.keys(kindOf) as NoticeType[]).filter((type) => {
    const kind = emailKindOf(type);
    return kind !== undefined && kinds.includes(kind);
  });
}

/** Returns valid choices. Throws `invalid` for each kind with an unavailable choice. */
export function readChoices(input: Partial<MailChoices>): MailChoices {
  const wrong = mailKinds.filter((kind) => !availableChoices[kind].some((choice) => choice === input[kind]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((kind) => [kind, 'invalid_option'])));
  return { ...defaultChoices, ...input };
}
