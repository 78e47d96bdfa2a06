import { deviceDrafts } from '../../../lib/kept-draft';
import type { CardValues } from './card-values';

/** What was typed into a card's form and not saved, and when. */
export interface KeptCard {
  at: number;
  /** The version it was typed over; 0 of a new card. */
  version: number;
  values: CardValues;
}

const isKept = (value: unknown): value is KeptCard =>
  typeof value === 'object' && value !== null && 'at' in value && 'version' in value && 'values' in value;

/** While the product is being developed a saved draft stays, to be tried again. */
const staysAfterSaving = import.meta.env.MODE === 'development';

/** The draft of a form on this device: of a new card by its company, of an edit by its card; each person's own. */
export function keptCard(userId: string, place: { company: string } | { card: string }) {
  const name = `productForm-${userId}-${'company' in place ? `new-${place.company}` : place.card}`;
  return {
    read: (): KeptCard | null => {
      const kept = deviceDrafts.read(name);
      return isKept(kept) ? kept : null;
    },
    keep: (kept: KeptCard) => deviceDrafts.keep(name, kept),
    drop: () => deviceDrafts.drop(name),
    dropSaved: () => {
      if (!staysAfterSaving) deviceDrafts.drop(name);
    },
  };
}
export type CardDraft = ReturnType<typeof keptCard>;
