import type { CardDetailsView, ReviewView } from '@setu/contract';
import { useState } from 'react';
import { useUser } from '../../../session/use-session';
import { dropCardDraft } from '../../card-form/public';
import { type EditedCard, editedCard, editedFields } from '../model/edited-card';

export interface Edit {
  /** As the decision takes it along; null: the card stays as it is. */
  edited: EditedCard | null;
  /** The card with it. */
  card: CardDetailsView;
  /** Names of the form's fields that were changed. */
  fields: string[];
  take: (card: EditedCard) => void;
  /** It was sent, or is not wanted: nothing of it stays on this device. */
  drop: () => void;
}

/** What a reviewer changes of the card himself, from the form until his decision. */
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
