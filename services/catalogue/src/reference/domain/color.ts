import type { LocalText } from '../../domain/local-text.js';

/** A colour. `hex` is #RRGGBB. */
export interface Color {
  id: string;
  name: LocalText;
  hex: string;
}
