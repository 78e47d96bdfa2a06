/** A published request that has not come to its end. */
export const isOpen = "status <> 'draft' and status not like 'rejected%' and status <> 'completed'";
