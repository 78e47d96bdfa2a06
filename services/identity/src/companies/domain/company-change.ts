/** A field with its old and new value. */
export interface ChangedField {
  field: string;
  from: string;
  to: string;
}

/** A change of a company, with its actor and time. */
export interface CompanyChange {
  id: string;
  companyId: string;
  kind: 'created' | 'edited' | 'manager_set' | 'locked' | 'unlocked' | 'blacklisted' | 'unblacklisted' | 'deleted';
  /** The version of the company after the change. */
  version: number;
  userId: string;
  /** The substitute who acted for the user, or empty if there was none. */
  actingUserId: string;
  fields: ChangedField[];
  changedAt: Date;
}

/** Returns the fields that differ between two records, in their order. */
export const changedFields = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): ChangedField[] =>
  Object.entries(after).flatMap(([field, to]) => {
    const from = before[field] ?? '';
    return from === to ? [] : [{ field, from, to }];
  });
