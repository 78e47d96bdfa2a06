/** The six services, each with its own process, schema and database role. */
export const services = /** @type {const} */ (['identity', 'catalogue', 'request', 'review', 'media', 'fx']);
