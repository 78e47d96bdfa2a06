import type { FieldChangeView } from '@setu/contract';

export const auditKinds = ['status', 'money', 'people', 'milestones', 'content'] as const;
export type AuditKind = (typeof auditKinds)[number];

const kinds: Readonly<Record<string, AuditKind>> = {
  status: 'status',
  broker_manager: 'people',
  supplier: 'people',
  invited_supplier: 'people',
  customer_price: 'money',
  offer_price: 'money',
  contract_price: 'money',
  contract_number: 'money',
  contract_date: 'money',
  total: 'money',
  unit_price: 'money',
  total_price: 'money',
  payment: 'money',
  payment_due: 'money',
};

function kindOfPrefix(field: string): AuditKind {
  if (field.startsWith('estimate_')) return 'money';
  return field.startsWith('milestone_') ? 'milestones' : 'content';
}

/** Returns the kind of a changed field, for the filter of the history. */
export const auditKindOf = ({ field }: Pick<FieldChangeView, 'field'>): AuditKind =>
  kinds[field] ?? kindOfPrefix(field);

/** The changes that one person made at one moment. */
export interface AuditGroup {
  id: string;
  date: string;
  by: FieldChangeView['by'];
  acting: FieldChangeView['acting'];
  changes: FieldChangeView[];
}

/** Returns the changes grouped by moment and person, newest first. The changes of a group keep their order. */
export function auditGroups(list: readonly FieldChangeView[]): AuditGroup[] {
  const groups = new Map<string, AuditGroup>();
  for (const change of list) {
    const { date, by, acting } = change;
    const id = [date, by?.id, acting?.id].join(' ');
    const known = groups.get(id) ?? { id, date, by, acting, changes: [] };
    groups.set(id, { ...known, changes: [...known.changes, change] });
  }
  return [...groups.values()].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
}
