import type { RequestView } from '@setu/contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Autosave } from '../../../forms/use-autosave';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { pathOfRoute } from '../../../session/screens';
import { useDeleteRequestDraftMutation, usePublishRequestMutation } from '../api';
import { toRequest, toRequestList } from '../model/side';
import { onFilesField, toPublished } from './rfc-mapper';
import type { RfcValues } from './rfc-schema';

/** The form is over: a step back leads to where the draft was begun. */
const leaving = { replace: true, state: { saved: true } };

/** Sending and deleting a draft. */
export function useDraftActions({ id }: RequestView) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const [send] = usePublishRequestMutation();
  const [drop] = useDeleteRequestDraftMutation();
  const autosave = useRef<Autosave | null>(null);

  const publish = useAction({
    send: (values: RfcValues, idempotencyKey) => send({ id, body: toPublished(values), idempotencyKey }),
    failed: t('draft.publishFailed'),
    onProblem: (problem) => {
      const placed = onFilesField(problem);
      // The form shows it on its fields.
      if (placed.fields) throw placed;
      return false;
    },
    done: () => ({ title: t('draft.published'), text: t('draft.publishedText') }),
    onDone: ({ route }) => navigate(pathOfRoute(route) ?? toRequest('customer', id), leaving),
  });

  const remove = useAction({
    confirm: () => ({
      title: t('draft.deleteQuestion'),
      text: t('draft.deleteConsequence'),
      action: t('draft.delete'),
      isDanger: true,
    }),
    send: () => drop(id),
    failed: t('draft.deleteFailed'),
    done: () => ({ title: t('draft.deleted') }),
    onDone: () => navigate(toRequestList('customer', 'rfc'), leaving),
  });

  return {
    publish: async (values: RfcValues): Promise<void> => {
      await autosave.current?.flush();
      // Two versions of the draft: the banner above the form asks which one is sent.
      if (autosave.current?.state.kind !== 'conflict') await publish.run(values);
    },
    remove,
    followAutosave: (current: Autosave) => {
      autosave.current = current;
    },
  };
}
