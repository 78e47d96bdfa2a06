/** The six services, each with its own process, schema and database role. */
export const services: readonly ['identity', 'catalogue', 'request', 'review', 'media', 'fx'];
