const hourMs = 3_600_000;

/** How long unfinished uploads, unattached files and bytes without a row are kept. */
export const orphanMs = 24 * hourMs;

/** How long an import file and its result are kept. */
export const importMs = 30 * 24 * hourMs;

/** How long the bytes of a removed file are kept. This is longer than the time between two backups (TRUST 3.6). */
export const tombstoneMs = 7 * 24 * hourMs;

/**
 * How long an expired lease is remembered. It covers the longest delay of an event. A late event needs the lease as
 * proof that the file was leased to the object.
 */
export const leaseMemoryMs = 14 * 24 * hourMs;
