import type { Card } from '../../cards/domain/card.js';

/** What a form points at. */
export interface References {
  categoryId: string;
  unitId: string;
  colorId: string | undefined;
  industryIds: readonly string[];
}

/** Which of it there is; the type is its category's. */
export interface KnownReferences {
  /** Undefined: no sub-category of that id. */
  type: Card['category']['type'] | undefined;
  hasUnit: boolean;
  hasColor: boolean;
  /** How many of the industries there are. */
  industries: number;
  /** One of them is "other": the form says which. */
  isOther: boolean;
}
