import type { ApplicationStatus, ApplicationView } from '@setu/contract';
import { useEffect } from 'react';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { openActionModal, prepareActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useLazyGetApplicationQuery, useUpdateApplicationStatusMutation } from '../api';

export type TargetStatus = Exclude<ApplicationStatus, 'new'>;

/**
 * Moves an application to its next status after a confirmation. To end it without a supplier takes a reason. Reports a
 * concurrent change by another user.
 */
export function useApplicationTransitions({ application, company, moves }: ApplicationView) {
  const t = useTexts('applications');
  const [update] = useUpdateApplicationStatusMutation();
  const [reload] = useLazyGetApplicationQuery();
  useEffect(prepareActionModal, []);
  const { id, numeric_hash: number, broker_manager: manager } = application;

  const make = async (to: TargetStatus): Promise<void> => {
    let known = application;
    const isRefusal = to === 'rejected' || (to === 'completed' && !company);
    const kind = to === 'completed' && isRefusal ? 'declined' : to;
    const isOthers = to === 'in_work' && manager !== null;
    const isDone = await openActionModal({
      texts: {
        question: t(`moves.${kind}.question`, { number }),
        consequence: isOthers
          ? t('moves.in_work.assigned', { name: fullName(manager) })
          : t(`moves.${kind}.consequence`, { email: application.email }),
        action: t(`moves.${kind}.action`),
        keep: t('moves.keep'),
        failed: t('moves.failed'),
      },
      isDanger: isRefusal,
      fields: isRefusal ? [{ kind: 'text', name: 'reject_comment', label: t('moves.reason'), isRequired: true }] : [],
      schema: () => import('./application-schema').then((forms) => (isRefusal ? forms.rejectSchema : forms.moveSchema)),
      send: ({ reject_comment: comment }, idempotencyKey) =>
        update({
          id,
          input: { status: to, version: known.version, ...(isRefusal && { reject_comment: String(comment ?? '') }) },
          idempotencyKey,
        }),
      restate: async () => {
        const { data: now } = await reload(id, false);
        const was = known;
        if (now) known = now.application;
        const isStillOpen = now?.moves.includes(to) ?? true;
        return {
          title: t('moves.changed'),
          text: t('moves.changedText'),
          rows: [{ label: t('columns.status'), was: t(`status.${was.status}`), now: t(`status.${known.status}`) }],
          ...(!isStillOpen && { impossible: t('moves.impossible') }),
        };
      },
    });
    if (isDone) notify({ kind: 'success', title: t(`moves.${kind}.done`, { number }) });
  };
  const onward = moves.find((one): one is TargetStatus => one === 'in_work' || one === 'completed');
  return { onward, make };
}
