import type { ErasureView } from '@setu/contract';
import { useId, useState } from 'react';
import { AppForm } from '../../../forms/app-form';
import { RadioField } from '../../../forms/fields/radio-field';
import { PasswordField } from '../../../forms/fields/text-field';
import { formalName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { useAskErasureMutation } from '../api';

const withSuccessor = async () => (await import('../own-account-schemas')).askErasureWithHeirInput;
const withoutSuccessor = async () => (await import('../own-account-schemas')).askErasureInput;
const empty = { current_password: '', heir: '' };

/** Explains what is erased and what stays, and asks for a successor and the password. */
export function RequestErasureModal({ view, onClose }: { view: ErasureView } & ModalControls<boolean>) {
  const t = useTexts('own-account');
  const common = useTexts();
  const formId = useId();
  const [request] = useAskErasureMutation();
  const [isBusy, setBusy] = useState(false);
  const isSuccessorRequired = view.handovers.length > 0;
  const submit = async (input: typeof empty) => {
    setBusy(true);
    try {
      await request(input).unwrap();
    } finally {
      setBusy(false);
    }
    notify({ kind: 'success', title: t('erasure.asked') });
    onClose(true);
  };
  return (
    <ModalFrame
      title={t('erasure.modal')}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{common('actions.cancel')}</Button>
          <Button tone="dangerFilled" type="submit" formId={formId} isBusy={isBusy}>
            {t(view.consent ? 'erasure.ask' : 'erasure.askAlone')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('erasure.goes')}</Text>
        <Text>{t('erasure.stays')}</Text>
        {view.alone && <Text tone="warning">{t('erasure.alone')}</Text>}
        <AppForm
          id={formId}
          schema={isSuccessorRequired ? withSuccessor : withoutSuccessor}
          initial={empty}
          ariaLabel={t('erasure.modal')}
          onSubmit={submit}
        >
          <Stack gap={4}>
            {isSuccessorRequired && (
              <RadioField
                name="heir"
                label={t(view.handovers.includes('work') ? 'erasure.successorWork' : 'erasure.successorAdmin')}
                options={view.heirs.map((successor) => ({ value: successor.id, label: formalName(successor) }))}
                isRequired
              />
            )}
            <PasswordField
              name="current_password"
              label={t('change.password')}
              autoComplete="current-password"
              isRequired
            />
          </Stack>
        </AppForm>
      </Stack>
    </ModalFrame>
  );
}
