const requests = ['numeric_hash', 'name', 'manager', 'status', 'published_at', 'total_price'] as const;

/**
 * The sort keys of each list, by their names on the wire. The service that owns the list sorts by them, and the
 * columns of its screens and exports use them.
 */
export const listSorts = {
  /** The lists of customers and suppliers. `status_at` puts the request that is longest in its stage first. */
  requests: [...requests, 'status_at'],
  /** The list of brokers, which also sorts by customer and deadline. */
  brokerRequests: [...requests, 'customer', 'due_at'],
  cart: ['name', 'price', 'added_at'],
  companies: ['name', 'business_type', 'manager', 'created_at'],
  users: ['name', 'roles', 'status', 'email'],
  applications: ['numeric_hash', 'company_name', 'manager', 'status', 'created_at'],
  reviews: ['supplier', 'name', 'reviewer', 'manager', 'status', 'created_at', 'updated_at'],
  /** The columns of the keys of all cost tables. Each table sorts by its own. */
  costRows: ['tax', 'code', 'origin', 'up_to', 'from', 'to', 'mode', 'unit', 'valid_from'],
} as const;

/** A sort key of a list. */
export type SortKeyOf<List extends keyof typeof listSorts> = (typeof listSorts)[List][number];
