import type { RequestStatus, RequestView } from '@setu/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Problem, toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { confirm } from '../../../ui/modal/confirm';
import { showFailure } from '../../../ui/modal/failure-modal';
import { openModal } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { useCreateRequestCopyMutation, useUpdateRequestStatusMutation } from '../api';
import { closingOf } from '../model/closing';
import { openStep } from '../model/next-step';
import { CloseRequestModal } from './close-request-modal';

interface MovesOptions {
  request: RequestView;
  onReload: () => void;
}

export interface RequestMoves {
  /** To the status the manager's button offers, after a yes or no. */
  moveOn: () => Promise<void>;
  /** Cancel or reject, with a reason. */
  close: () => Promise<void>;
  repeat: () => Promise<void>;
  isMoving: boolean;
  isCopying: boolean;
  /** The status somebody else has moved it to meanwhile; null while nobody has. */
  conflict: RequestStatus | null;
  closeConflict: () => void;
}

/** What may be done with a request; a lost race reloads it and says where it stands now. */
export function useRequestMoves({ request, onReload }: MovesOptions): RequestMoves {
  const t = useTexts('requests');
  const navigate = useNavigate();
  const [update, { isLoading: isMoving }] = useUpdateRequestStatusMutation();
  const [copy, { isLoading: isCopying }] = useCreateRequestCopyMutation();
  const [conflict, setConflict] = useState<RequestStatus | null>(null);
  const isUnderWay = useRef(false);
  const number = request.numeric_hash;

  const noticeConflict = (problem: Problem) => {
    setConflict((problem.current?.status as RequestStatus | undefined) ?? request.status);
    onReload();
  };
  const fail = (title: string, problem: Problem) =>
    problem.kind === 'conflict'
      ? noticeConflict(problem)
      : void showFailure({ title, text: problemText(problem), requestId: problem.requestId });

  const moveOn = async () => {
    const next = openStep(request);
    if (!next || isUnderWay.current) return;
    const isSure = await confirm({
      title: t(`move.${next}.question`, { number }),
      text: t(`move.${next}.consequence`, { supplier: supplierOf(request) || t('move.itsSupplier') }),
      action: t(`move.${next}.action`),
    });
    if (!isSure) return;
    isUnderWay.current = true;
    const body = { status: next, version: request.version };
    const { error } = await update({ id: request.id, body, idempotencyKey: crypto.randomUUID() });
    isUnderWay.current = false;
    if (error) return fail(t('move.failed'), toProblem(error));
    setConflict(null);
    notify({ kind: 'success', title: t(`move.${next}.done`, { number }) });
  };

  const close = async () => {
    const closing = closingOf(request);
    if (!closing) return;
    const outcome = await openModal(CloseRequestModal, { request, closing });
    if (outcome === undefined) return;
    if (outcome !== 'done') return noticeConflict(outcome);
    setConflict(null);
    notify({ kind: 'success', title: t(`close.${closing.act}.done`, { number }) });
  };

  const repeat = async () => {
    const { data, error } = await copy(request.id);
    if (error) return fail(t('repeat.failed'), toProblem(error));
    if (data?.location) await navigate(data.location);
  };

  return { moveOn, close, repeat, isMoving, isCopying, conflict, closeConflict: () => setConflict(null) };
}

const supplierOf = ({ supplier, last_customer_condition: condition }: RequestView): string =>
  supplier?.short_name || condition.condition_product_skus[0]?.product_sku.company.short_name || '';
