import { deviceDrafts } from '../../../lib/stored-draft';
import type { CardValues } from './card-values';

/** Values typed into a card's form and not saved, with their time. */
export interface StoredCard {
  at: number;
  /** The saved version that `values` are based on, 0 for a new card. */
  version: number;
  values: CardValues;
}

const isStoredCard = (value: unknown): value is StoredCard =>
  typeof value === 'object' && value !== null && 'at' in value && 'version' in value && 'values' in value;

/** In development a saved draft stays, so that saving can be tried again. */
const staysAfterSaving = import.meta.env.MODE === 'development';

/**
 * Returns the draft of a form on this device, separate for each user. The draft of a new card is stored by company, the
 * draft of an edit by card.
 */
export function localCardDraft(userId: string, place: { company: string } | { card: string }) {
  const name = `productForm-${userId}-${'company' in place ? `new-${place.company}` : place.card}`;
  return {
    read: (): StoredCard | null => {
      const stored = deviceDrafts.read(name);
      return isStoredCard(stored) ? stored : null;
    },
    keep: (stored: StoredCard) => deviceDrafts.keep(name, stored),
    drop: () => deviceDrafts.drop(name),
    dropSaved: () => {
      if (!staysAfterSaving) deviceDrafts.drop(name);
    },
  };
}
export type CardDraft = ReturnType<typeof localCardDraft>;
