import type { Card } from '../../cards/domain/card.js';

/** The ids of the objects that a form refers to. */
export interface References {
  categoryId: string;
  unitId: string;
  colorId: string | undefined;
  industryIds: readonly string[];
}

/** Which of the referenced objects exist. The type is that of the category. */
export interface KnownReferences {
  /** Undefined if no subcategory has that id. */
  type: Card['category']['type'] | undefined;
  hasUnit: boolean;
  hasColor: boolean;
  /** How many of the form's industries exist. */
  industries: number;
  /** One of the industries is "other", so the form must name it. */
  isOther: boolean;
}
