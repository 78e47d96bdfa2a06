import type { LocalText } from '../../domain/local-text.js';

/** An industry of cards and companies. */
export interface Industry {
  id: string;
  name: LocalText;
}
