const hourMs = 3_600_000;

/** Uploads that never ended, files attached to nothing, and bytes without a row live this long. */
export const orphanMs = 24 * hourMs;

/** A file of cards, and what came of it, is kept this long. */
export const importMs = 30 * 24 * hourMs;

/** Bytes of a removed file are kept this long: longer than between two backups (TRUST 3.6). */
export const tombstoneMs = 7 * 24 * hourMs;

/** A lease that is over is remembered this long: as long as an event may be late, it says who was given the file. */
export const leaseMemoryMs = 14 * 24 * hourMs;
