import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { pathOfRoute } from '../../../session/screens';
import { usePublishRequestMutation } from '../draft/drafts-api';
import { leaving, useDraftRemoval } from '../draft/use-draft-removal';
import { toRequest } from '../model/side';
import { type DescriptionValues, onFormFields, toSentDescription } from './description-values';
import type { OpenDescription } from './open-description';
import type { DescriptionDraft } from './use-description-draft';

/** Sends and deletes a request by description. */
export function useDescriptionActions({ id, order }: OpenDescription, { autosave, forget }: DescriptionDraft) {
  const t = useTexts('request-forms');
  const latest = useRef(autosave);
  latest.current = autosave;
  const navigate = useNavigate();
  const [send] = usePublishRequestMutation();
  const remove = useDraftRemoval({ id, kind: 'rfd' }, forget);
  const publish = useAction({
    send: (values: DescriptionValues, idempotencyKey) => send({ id, body: toSentDescription(values), idempotencyKey }),
    failed: t('draft.publishFailed'),
    onProblem: (problem) => {
      const placed = onFormFields(problem);
      // The form shows the error at its fields.
      if (placed.fields) throw placed;
      return false;
    },
    done: () => ({ title: t('draft.published'), text: t(order ? 'order.publishedText' : 'draft.publishedText') }),
    onDone: ({ route }) => {
      forget();
      return navigate(pathOfRoute(route) ?? toRequest(order ? 'broker' : 'customer', id), leaving);
    },
  });
  return {
    remove,
    publish: async (values: object): Promise<void> => {
      await autosave.flush();
      // On a conflict nothing is sent here. The banner above the form asks which version of the draft to send.
      if (latest.current.state.kind === 'conflict') return;
      await publish.run(values as DescriptionValues);
    },
  };
}
