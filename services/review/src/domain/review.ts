/** Where a review of a card stands: with the reviewer (created, corrected, approved), back at the manager, or done. */
export const reviewStatuses = ['created', 'reviewed', 'corrected', 'approved', 'completed'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Where a supplier's application stands. */
export const applicationStatuses = ['new', 'in_work', 'completed', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Those of the asked statuses that exist; none asked means all, only unknown ones means an empty result. */
export function readStatuses<Status extends string>(known: readonly Status[], asked: readonly string[]): Status[] {
  return asked.length === 0 ? [...known] : known.filter((status) => asked.includes(status));
}
