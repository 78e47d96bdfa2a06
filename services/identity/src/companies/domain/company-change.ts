/** A field as it was and as it is. */
export interface ChangedField {
  field: string;
  from: string;
  to: string;
}

/** Something done to a company, by whom and when. */
export interface CompanyChange {
  id: string;
  companyId: string;
  kind: 'created' | 'edited' | 'manager_set' | 'locked' | 'unlocked' | 'blacklisted' | 'unblacklisted' | 'deleted';
  /** The company's, once it was done. */
  version: number;
  userId: string;
  /** Who really acted, where somebody stood in; empty otherwise. */
  actingUserId: string;
  fields: ChangedField[];
  changedAt: Date;
}

/** Takes what something was and is by its fields; gives those that differ, in their order. */
export const changedFields = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ChangedField[] =>
  Object.entries(after).flatMap(([field, to]) => {
    const from = before[field] ?? '';
    return from === to ? [] : [{ field, from, to }];
  });
