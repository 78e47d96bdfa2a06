import { type RejectInput, type RequestView, rejectReasons } from '@setu/contract';
import { useId, useState } from 'react';
import { type Problem, toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { AppForm } from '../../../forms/app-form';
import { SelectField } from '../../../forms/fields/select-field';
import { TextAreaField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Text } from '../../../ui/layout/text';
import { showFailure } from '../../../ui/modal/failure-modal';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { useUpdateRequestStatusMutation } from '../api';
import type { Closing } from '../model/closing';

interface CloseRequestProps {
  request: Pick<RequestView, 'id' | 'numeric_hash' | 'version'>;
  closing: Closing;
}

const schema = async () => (await import('./reject-schema')).rejectInput;

type Values = { [Name in keyof RejectInput]: string };

const empty: Values = { reject_reason: '', reject_comment: '' };

/** Why a request is cancelled or rejected. Resolves `done`, or the problem of a lost race for the page to show. */
export function CloseRequestModal({ request, closing, onClose }: CloseRequestProps & ModalControls<'done' | Problem>) {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  const formId = useId();
  const [update, { isLoading }] = useUpdateRequestStatusMutation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const number = request.numeric_hash;
  const handleSubmit = async (values: Values) => {
    const body = { ...values, status: closing.status, version: request.version };
    const { error } = await update({ id: request.id, body, idempotencyKey });
    if (!error) return onClose('done');
    const problem = toProblem(error);
    if (problem.kind === 'conflict') return onClose(problem);
    if (problem.fields) throw problem;
    const title = t(`close.${closing.act}.failed`, { number });
    await showFailure({ title, text: problemText(problem), requestId: problem.requestId });
  };
  return (
    <ModalFrame
      title={t(`close.${closing.act}.question`, { number })}
      size="form"
      isDismissable={!isLoading}
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('close.keep')}</Button>
          <Button tone="dangerFilled" type="submit" formId={formId} isBusy={isLoading}>
            {t(`close.${closing.act}.action`)}
          </Button>
        </>
      }
    >
      <AppForm id={formId} schema={schema} initial={empty} onSubmit={handleSubmit}>
        <Text tone="secondary">{t(`close.${closing.act}.consequence`)}</Text>
        <SelectField
          name="reject_reason"
          label={t('close.reason')}
          isRequired
          options={rejectReasons.map((reason) => ({ value: reason, label: words(`rejectReason.${reason}`) }))}
        />
        <TextAreaField name="reject_comment" label={t('close.comment')} hint={t('close.hint')} isRequired rows={4} />
      </AppForm>
    </ModalFrame>
  );
}
