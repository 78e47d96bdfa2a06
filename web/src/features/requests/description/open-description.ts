import type { PersonView, RequestContactView } from '@setu/contract';
import type { DescriptionValues } from './description-values';

/** A description as its form opens with it. */
export interface OpenDescription {
  id: string;
  /** The draft's version; 0: it has never been saved. */
  version: number;
  /** When the form was first opened, in milliseconds. */
  since: number;
  /** What stands in it never reached the server. */
  isBehind: boolean;
  initial: DescriptionValues;
  /** Of a customer's own; a manager types whom to call. */
  contact: RequestContactView | null;
  /** A manager's for a customer; `managers`: whom a senior may give it to. */
  order?: { managers: PersonView[] | undefined } | undefined;
}
