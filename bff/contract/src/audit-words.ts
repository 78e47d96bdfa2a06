/** The services that keep an audit trail. */
export const auditServices = ['identity', 'catalogue', 'request', 'review'] as const;
export type AuditServiceName = (typeof auditServices)[number];

/** The audited actions for each kind of object. */
export const auditActions = {
  company: ['created', 'edited', 'manager_set', 'locked', 'unlocked', 'blacklisted', 'unblacklisted', 'deleted'],
  person: ['changed', 'removed'],
  invite: ['sent', 'changed', 'extended', 'removed'],
  substitution: ['arranged', 'changed', 'ended', 'stood_in', 'stood_back'],
  token: ['made', 'revoked'],
  webhook: ['added', 'removed'],
  regulation: ['published'],
  signature: ['confirmed'],
  setting: ['changed'],
  report: ['downloaded'],
  audit: ['downloaded'],
  card: ['removed'],
  category: ['created', 'renamed', 'moved', 'deleted', 'attribute_added', 'attribute_removed'],
  home: ['saved'],
  static_page: ['published', 'removed'],
  synonym: ['added', 'changed', 'removed'],
  stop_words: ['changed'],
  cost_row: ['added', 'changed', 'removed'],
  cost_table: ['imported'],
  request: [
    ...['status_changed', 'broker_manager_changed', 'supplier_changed', 'invited_supplier_changed'],
    ...['offer_price_changed', 'contract_price_changed'],
  ],
  review: [
    ...['created', 'reviewed', 'corrected', 'approved', 'completed', 'withdrawn', 'given'],
    ...['remarked', 'discussion_resolved'],
  ],
  application: ['sent', 'moved', 'given', 'noted', 'supplier_made'],
} as const satisfies Record<string, readonly string[]>;
export type AuditNoun = keyof typeof auditActions;

/** The kinds of objects, as audit entries name them. */
export const auditKinds = [
  ...['company', 'person', 'invite', 'substitution', 'regulation', 'setting', 'report', 'audit', 'category', 'home'],
  ...['static_page', 'search_synonym', 'search_stop_words', 'request', 'review', 'application'],
  ...['token', 'webhook', 'signature', 'card', 'cost_row', 'cost_table'],
] as const;

/** Every audited action by name, such as `company.locked`. */
export const auditActionNames: readonly string[] = Object.entries<readonly string[]>(auditActions).flatMap(
  ([noun, verbs]) => verbs.map((verb) => `${noun}.${verb}`),
);
