import type { PersonView, RequestContactView } from '@setu/contract';
import type { DescriptionValues } from './description-values';

/** The data that a description's form opens with. */
export interface OpenDescription {
  id: string;
  /** The draft's version, 0 if it was never saved. */
  version: number;
  /** The time the form was first opened, in milliseconds. */
  since: number;
  /** True if the values shown are stored only on this device and never reached the server. */
  isBehind: boolean;
  /** The time of the last save on the server, null or absent for a new form. */
  savedAt?: string | null | undefined;
  initial: DescriptionValues;
  /** The contact of the customer's own request. A manager enters the contact instead. */
  contact: RequestContactView | null;
  /**
   * Set for a request that a manager creates for a customer. `managers` are those a senior manager may assign it to.
   */
  order?: { managers: PersonView[] | undefined } | undefined;
}
