const requests = ['numeric_hash', 'name', 'manager', 'status', 'published_at', 'total_price', 'due_at'] as const;

/**
 * The sort keys of each list, by their names on the wire. The service that owns the list sorts by them, and the
 * columns of its screens and exports use them.
 */
export const listSorts = {
  /**
   * The lists of customers and suppliers. `due_at` puts the requests first in which they have to act, by deadline, and
   * `status_at` the request that is longest in its stage.
   */
  requests: [...requests, 'status_at'],
  /** The list of brokers, which also sorts by customer. Its `due_at` puts overdue requests first. */
  brokerRequests: [...requests, 'customer'],
  cart: ['name', 'price', 'added_at'],
  companies: ['name', 'business_type', 'manager', 'created_at'],
  users: ['name', 'roles', 'status', 'email'],
  /** The `due_at` of applications puts the overdue ones first, and the closed ones last. */
  applications: ['numeric_hash', 'company_name', 'manager', 'status', 'created_at', 'due_at'],
  reviews: ['supplier', 'name', 'reviewer', 'manager', 'status', 'created_at', 'updated_at'],
  /** The columns of the keys of all cost tables. Each table sorts by its own. */
  costRows: ['tax', 'code', 'origin', 'up_to', 'from', 'to', 'mode', 'unit', 'valid_from'],
} as const;

/** A sort key of a list. */
export type SortKeyOf<List extends keyof typeof listSorts> = (typeof listSorts)[List][number];
