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
import type { BesideField } from './sections/card-context';

type SentCard = CallTo<'saveProduct'>['input'];

/** A different way to save than the form's own, for a correction or a reviewer's change. */
export interface CardPurpose {
  /** The page that opened the form. */
  back: string;
  /** The label of the button. */
  action: string;
  /** The message for a failure. */
  failed: string;
  send: (card: SentCard, idempotencyKey: string) => PromiseLike<{ data?: object; error?: unknown }>;
  /** Returns what is shown at each field, by the server's name. */
  besideField?: BesideField;
  /** True if the page opens at the first comment of the reviewer. */
  isCorrection?: boolean;
  /** Called after saving. */
  onDone: () => unknown;
  /** True if the server does not have the card yet. The typed values then stay on this device. */
  keepsDraft?: boolean;
  /** Other content about the card, next to its fields. */
  beside?: ReactNode;
}

/** Saves the card, once despite repeated clicks. Errors go to their fields, and another user's change is shown. */
export function useSaveCard({ view, trees }: OpenCard, onSaved: () => void, purpose?: CardPurpose) {
  const t = useTexts('card-form');
  const navigate = useNavigate();
  const [create] = useCreateCardMutation();
  const [save] = useSaveCardMutation();
  const [reload] = useLazyGetCardFormQuery();
  /** The current card, if another user has changed it or a reviewer has locked it since it was opened. */
  const [now, setNow] = useState<CardFormView>();
  const { card, company } = view;
  const isNew = card.state === 'new';
  const address = { type: card.type ?? 'product', id: card.id } as const;
  const savedText = () => {
    if (isNew) return t('saved.created');
    // A returned card goes back to its reviewer by its manager's hand.
    if (view.review?.status === 'reviewed') return t('saved.returned');
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
        const { data } = await reload(address, false);
        if (data) setNow(data);
      } else if (!placed.fields) {
        await showFailure({ title: failed, text: problemText(problem), requestId: problem.requestId });
      }
      // The form shows the error, and the typed values stay unsaved.
      throw placed;
    },
    onDone: async (answer) => {
      if (!purpose?.keepsDraft) onSaved();
      if (purpose) return purpose.onDone();
      await openModal(SavedModal, { text: savedText() });
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
