import { saveViewInput } from '@setu/contract';

/** Validates the name of a view. The query comes from the list. */
export const viewSchema = saveViewInput.pick({ name: true });
