/**
 * The requests that a list covers: a company's published requests with a user's own drafts, all published requests, the
 * requests a supplier takes part in, or a user's drafts.
 */
export type Scope = { companyId: string; userId: string } | 'published' | { supplierId: string } | { writerId: string };

/**
 * The condition that a customer's user sees a request: the company's published requests and the user's own drafts. Takes
 * the bindings of `ownedBy`. Each half uses its own index.
 */
export const isOwn = `((request.customer_company_id = ? and request.status <> 'draft')
  or (request.customer_company_id = ? and request.author_user_id = ? and request.status = 'draft'))`;

/** Returns the bindings of `isOwn`. */
export const ownedBy = ({ companyId, userId }: { companyId: string; userId: string }): string[] => [
  companyId,
  companyId,
  userId,
];

/** Which managers' requests to show: those of the ids, and those without a manager. */
export interface Managers {
  ids: readonly string[];
  unassigned: boolean;
}

/** Returns the condition that a request, or another row with a manager, belongs to these managers. */
export const ofManagers = (
  { ids, unassigned }: Managers,
  table: 'request' | 'status_count' = 'request',
): { sql: string; bindings: [string[]] } => {
  const named = `${table}.broker_manager_id = any(?::uuid[])`;
  return { sql: unassigned ? `(${table}.broker_manager_id is null or ${named})` : named, bindings: [[...ids]] };
};
