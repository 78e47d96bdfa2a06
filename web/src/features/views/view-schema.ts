import { saveViewInput } from '@setu/contract';

/** The form of a view: its name; the query comes with the list. */
export const viewSchema = saveViewInput.pick({ name: true });
