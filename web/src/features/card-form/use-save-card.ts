import { type CallTo, type CardFormView, type RouteView, screenPath } from '@setu/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { useAction } from '../../kit/action/use-action';
import { pathOfRoute } from '../../session/screens';
import { showFailure } from '../../ui/modal/failure-modal';
import { openModal } from '../../ui/modal/modal-store';
import { useCreateCardMutation, useLazyGetCardFormQuery, useSaveCardMutation } from './api';
import { typeOfTree } from './model/card-fields';
import type { CardValues } from './model/card-values';
import { onFormFields, toSentCard } from './model/sent-card';
import type { OpenCard } from './open-card';
import { SavedModal } from './saved-modal';

type SentCard = CallTo<'saveProduct'>['input'];

/** Another way to save than the form's own: a correction, what a reviewer changes. */
export interface CardPurpose {
  /** Where the form was opened from. */
  back: string;
  /** The verb of the button. */
  action: string;
  /** What did not happen, when it did not. */
  failed: string;
  send: (card: SentCard, idempotencyKey: string) => PromiseLike<{ data?: object; error?: unknown }>;
  /** What stands at each field, by the form's name. */
  besideField?: (field: string) => ReactNode;
  /** What follows once it is done. */
  onDone: () => unknown;
  /** It is not at the server yet: what was typed stays on this device. */
  isKept?: boolean;
  /** What else is said of the card, beside its fields. */
  beside?: ReactNode;
}

/** Saving the card: once however often it is pressed; a refusal goes to its fields, another's change since is shown. */
export function useSaveCard({ view, trees }: OpenCard, onSaved: () => void, purpose?: CardPurpose) {
  const t = useTexts('card-form');
  const navigate = useNavigate();
  const [create] = useCreateCardMutation();
  const [save] = useSaveCardMutation();
  const [ask] = useLazyGetCardFormQuery();
  /** The card as somebody else has written it since, or as a reviewer holds it. */
  const [now, setNow] = useState<CardFormView>();
  const { card, company } = view;
  const isNew = card.state === 'new';
  const address = { type: card.type ?? 'product', id: card.id } as const;
  const words = () => {
    if (isNew) return t('saved.created');
    return t(card.published_version === null ? 'saved.written' : 'saved.versioned');
  };
  const failed = purpose?.failed ?? t('save.failed');
  const action = useAction({
    send: (input: SentCard, idempotencyKey): PromiseLike<{ data?: object; error?: unknown }> => {
      if (purpose) return purpose.send(input, idempotencyKey);
      return isNew
        ? create({ company: company.id, id: card.id, input, idempotencyKey })
        : save({ ...address, input, idempotencyKey });
    },
    failed,
    onProblem: async (problem) => {
      const placed = onFormFields(problem);
      if (problem.kind === 'conflict' && !isNew) {
        const { data } = await ask(address, false);
        if (data) setNow(data);
      } else if (!placed.fields) {
        await showFailure({ title: failed, text: problemText(problem), requestId: problem.requestId });
      }
      // The form shows it, and keeps what was typed as unsaved.
      throw placed;
    },
    onDone: async (answer) => {
      if (!purpose?.isKept) onSaved();
      if (purpose) return purpose.onDone();
      await openModal(SavedModal, { text: words() });
      const fallback = screenPath('company_page', { company: company.id });
      const { route } = answer as { route: RouteView };
      await navigate(pathOfRoute(route) ?? fallback, { state: { saved: true } });
      return undefined;
    },
  });
  return {
    now,
    save: (all: object) => {
      const values = all as CardValues;
      const version = isNew ? undefined : (now ?? view).values?.version;
      return action.run(toSentCard(typeOfTree(trees, values.treeId), values, version));
    },
  };
}
