import type { RequestView } from '@setu/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Autosave } from '../../../forms/use-autosave';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { pathOfRoute } from '../../../session/screens';
import { toRequest } from '../model/side';
import { useSide } from '../model/use-side';
import { usePublishRequestMutation } from './drafts-api';
import { onFilesField, toPublished } from './rfc-mapper';
import type { RfcValues } from './rfc-schema';
import { leaving, useDraftRemoval } from './use-draft-removal';

/** Sends and deletes a draft. */
export function useDraftActions(request: RequestView) {
  const { id } = request;
  const t = useTexts('request-forms');
  const navigate = useNavigate();
  const side = useSide();
  const [send] = usePublishRequestMutation();
  const remove = useDraftRemoval(request);
  const autosave = useRef<Autosave | null>(null);

  const publish = useAction({
    send: (values: RfcValues, idempotencyKey) => send({ id, body: toPublished(values), idempotencyKey }),
    failed: t('draft.publishFailed'),
    onProblem: (problem) => {
      const placed = onFilesField(problem);
      // The form shows the error at its fields.
      if (placed.fields) throw placed;
      return false;
    },
    done: () => ({ title: t('draft.published'), text: t('draft.publishedText') }),
    onDone: ({ route }) => navigate(pathOfRoute(route) ?? toRequest(side, id), leaving),
  });

  return {
    publish: async (values: RfcValues): Promise<void> => {
      await autosave.current?.flush();
      // On a conflict nothing is sent here. The banner above the form asks which version of the draft to send.
      if (autosave.current?.state.kind !== 'conflict') await publish.run(values);
    },
    remove,
    followAutosave: (current: Autosave) => {
      autosave.current = current;
    },
  };
}
