import type { CardDetailsView, ReviewView } from '@setu/contract';
import { useState } from 'react';
import { useUser } from '../../../session/use-session';
import { dropCardDraft } from '../../card-form/public';
import { type EditedCard, editedCard, editedFields } from '../model/edited-card';

export interface Edit {
  /** The changed card as it is sent with the decision, null without changes. */
  edited: EditedCard | null;
  /** The card with the changes. */
  card: CardDetailsView;
  /** Names of the changed form fields. */
  fields: string[];
  take: (card: EditedCard) => void;
  /** Deletes the changes from this device after they are sent or discarded. */
  drop: () => void;
}

/** Holds the reviewer's own changes of the card from the form until their decision. */
export function useEdit({ form, card }: ReviewView): Edit {
  const user = useUser();
  const [edited, setEdited] = useState<EditedCard | null>(null);
  const fields = editedFields(form.values, edited);
  return {
    edited: fields.length > 0 ? edited : null,
    card: fields.length > 0 ? editedCard(card, edited) : card,
    fields,
    take: setEdited,
    drop: () => {
      if (!edited) return;
      setEdited(null);
      void dropCardDraft(user?.id ?? '', form.card.id);
    },
  };
}
