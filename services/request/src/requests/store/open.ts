/** The condition for a published request that has not ended. */
export const isOpen = "status <> 'draft' and status not like 'rejected%' and status <> 'completed'";
