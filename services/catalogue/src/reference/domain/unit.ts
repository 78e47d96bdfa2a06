import type { LocalText } from '../../domain/local-text.js';

/** A unit of measure. */
export interface Unit {
  id: string;
  name: LocalText;
  description: LocalText;
}
