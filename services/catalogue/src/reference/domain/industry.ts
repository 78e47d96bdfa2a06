import type { LocalText } from '../../domain/local-text.js';

/** An industry cards and companies belong to. */
export interface Industry {
  id: string;
  name: LocalText;
}
