import type { CallTo, MoveField, RequestStatus, RequestView } from '@setu/contract';
import { useState } from 'react';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { SelectControl } from '../../../ui/field/select-control';
import { showFailure } from '../../../ui/modal/failure-modal';
import { notify } from '../../../ui/toast/toast-store';
import { statusesAhead, wayToStatus } from '../model/way-to-status';
import { useUpdateRequestStatusMutation } from '../transitions/transitions-api';
import styles from './detail.module.css';

type Body = CallTo<'updateRequestStatus'>['input'];

/** A placeholder for an unknown price. Any value works. */
const anyPrice = { value: 100_000, currency: 'INR' } as const;

/**
 * Returns the fields that a transition requires, taken from the request. Returns null if it requires a supplier and the
 * request has none.
 */
function answersTo(needs: readonly MoveField[], request: RequestView, comment: string): Partial<Body> | null {
  const { supplier, offer_price: offer } = request;
  const known = offer?.currency === 'INR' ? { value: offer.value, currency: 'INR' as const } : anyPrice;
  if (needs.includes('supplier_id') && !supplier) return null;
  return {
    ...(needs.includes('offer_price') && { offer_price: known }),
    ...(needs.includes('contract_price') && { contract_price: known }),
    ...(needs.includes('supplier_id') && supplier && { supplier_id: supplier.id }),
    ...(needs.includes('reject_reason') && { reject_reason: 'other' }),
    ...(needs.includes('reject_comment') && { reject_comment: comment }),
  };
}

/**
 * Moves the request to any later status through every legal transition on the way (specification, section 4). Outside
 * production only.
 */
export function StatusShortcut({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const [update] = useUpdateRequestStatusMutation();
  const [isBusy, setBusy] = useState(false);
  const nameOf = (status: RequestStatus) => statusTexts(`request.${status}`);
  const ahead = statusesAhead(request);
  if (ahead.length === 0) return null;

  const go = async (to: RequestStatus): Promise<void> => {
    let now = request;
    for (const status of wayToStatus(request.status, to)) {
      const needs = now.moves.find((move) => move.status === status)?.needs ?? [];
      const answers = answersTo(needs, now, t('shortcut.label'));
      if (answers === null) return showFailure({ title: t('shortcut.failed'), text: t('shortcut.supplier') });
      const { data, error } = await update({ id: request.id, body: { ...answers, status, version: now.version } });
      if (!data) {
        const problem = toProblem(error);
        return showFailure({ title: t('shortcut.failed'), text: problemText(problem), requestId: problem.requestId });
      }
      now = data.request;
    }
    notify({ kind: 'success', title: t('shortcut.done', { number: now.numeric_hash, status: nameOf(now.status) }) });
  };

  return (
    <details className={styles.shortcut}>
      <summary>{t('shortcut.label')}</summary>
      <SelectControl
        aria-label={t('shortcut.label')}
        value=""
        disabled={isBusy}
        emptyLabel={t('shortcut.keep', { status: nameOf(request.status) })}
        options={ahead.map((status) => ({ value: status, label: nameOf(status) }))}
        onChange={({ target }) => {
          setBusy(true);
          void go(target.value as RequestStatus).finally(() => setBusy(false));
        }}
      />
    </details>
  );
}
