import { constants, type FileView } from '@setu/contract';
import { useId } from 'react';
import { AppForm } from '../../../forms/app-form';
import { FileField } from '../../../forms/fields/file-field';
import { TextAreaField } from '../../../forms/fields/text-field';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { useOpenClaimMutation } from './claims-api';

interface ClaimModalProps {
  requestId: string;
  number: string;
}

interface ClaimValues {
  text: string;
  files: FileView[];
}

const empty: ClaimValues = { text: '', files: [] };

/** Asks for a claim: what is wrong, with files. Resolves with true once it is made. */
export function ClaimModal({ requestId, number, onClose }: ClaimModalProps & ModalControls<boolean>) {
  const t = useTexts('requests');
  const formId = useId();
  const [make] = useOpenClaimMutation();
  const { run, isBusy } = useAction({
    send: ({ text, files }: ClaimValues, idempotencyKey) =>
      make({ id: requestId, body: { text, files: files.map(({ id }) => id) }, idempotencyKey }),
    failed: t('claim.open.failed', { number }),
    onProblem: (problem) => {
      if (problem.fields) throw problem;
      return false;
    },
    onDone: () => onClose(true),
  });
  return (
    <ModalFrame
      title={t('claim.open.question', { number })}
      size="form"
      isDismissable={false}
      closesOnEscape={!isBusy}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t('claim.open.keep')}</Button>
          <Button tone="main" type="submit" formId={formId} isBusy={isBusy}>
            {t('claim.open.send')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="secondary">{t('claim.open.consequence')}</Text>
        <AppForm
          id={formId}
          schema={() => import('./claim-schema').then(({ claimSchema }) => claimSchema)}
          initial={empty}
          onSubmit={run}
          ariaLabel={t('claim.title')}
        >
          <TextAreaField
            name="text"
            label={t('claim.open.text')}
            hint={t('claim.open.hint')}
            rows={5}
            maxLength={constants.claimMax}
            isRequired
          />
          <FileField name="files" label={t('claim.open.files')} />
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}
