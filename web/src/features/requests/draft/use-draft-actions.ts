import type { RequestView } from '@setu/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem, toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import type { Autosave } from '../../../forms/use-autosave';
import { useTexts } from '../../../i18n/use-texts';
import { pathOfRoute } from '../../../session/screens';
import { useRefreshCounters } from '../../../session/use-refresh-counters';
import { confirm } from '../../../ui/modal/confirm';
import { showFailure } from '../../../ui/modal/failure-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useDeleteRequestDraftMutation, usePublishRequestMutation } from '../api';
import { toRequest, toRequestList } from '../model/side';
import { onFilesField, toPublished } from './rfc-mapper';
import type { RfcValues } from './rfc-schema';

/** Sending and deleting a draft. One key per opened form: a repeated press sends one request. */
export function useDraftActions(request: RequestView) {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const refreshCounters = useRefreshCounters();
  const [send] = usePublishRequestMutation();
  const [drop, { isLoading: isDeleting }] = useDeleteRequestDraftMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const autosave = useRef<Autosave | null>(null);

  const publish = async (values: RfcValues): Promise<void> => {
    await autosave.current?.flush();
    // Two versions of the draft: the banner above the form asks which one is sent.
    if (autosave.current?.state.kind === 'conflict') return;
    try {
      const { route } = await send({ id: request.id, body: toPublished(values), idempotencyKey }).unwrap();
      refreshCounters();
      notify({
        kind: 'success',
        title: t('draft.published'),
        text: t('draft.publishedText'),
      });
      // The form is over: a step back leads to where the draft was begun.
      await navigate(pathOfRoute(route) ?? toRequest('customer', request.id), {
        replace: true,
        state: { saved: true },
      });
    } catch (error) {
      if (!isProblem(error)) throw error;
      const problem = onFilesField(error);
      if (problem.fields) throw problem;
      await showFailure({
        title: t('draft.publishFailed'),
        text: problemText(problem),
        requestId: problem.requestId,
      });
    }
  };

  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('draft.deleteQuestion'),
      text: t('draft.deleteConsequence'),
      action: t('draft.delete'),
      isDanger: true,
    });
    if (!isSure) return;
    const { error } = await drop(request.id);
    if (error) {
      const problem = toProblem(error);
      await showFailure({ title: t('draft.deleteFailed'), text: problemText(problem), requestId: problem.requestId });
      return;
    }
    notify({ kind: 'success', title: t('draft.deleted') });
    await navigate(toRequestList('customer', 'rfc'), { replace: true, state: { saved: true } });
  };

  return {
    publish,
    remove,
    isDeleting,
    followAutosave: (current: Autosave) => {
      autosave.current = current;
    },
  };
}
