import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { useAddSecondFactorMutation } from '../api';
import { PasswordModal } from './password-modal';
import { RecoveryCodes } from './recovery-codes';

/** Asks for the password and shows ten new codes. The old ones become invalid. */
export function RenewCodesModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts('second-factor');
  const [add] = useAddSecondFactorMutation();
  const [codes, setCodes] = useState<string[]>();
  if (codes === undefined) {
    return (
      <PasswordModal
        title={t('codes.renewTitle')}
        text={t('codes.renewText')}
        action={t('codes.renew')}
        onClose={() => onClose(false)}
        send={async (current_password) => {
          const { recovery_codes } = await add({ kind: 'recovery', current_password }).unwrap();
          setCodes(recovery_codes ?? []);
        }}
      />
    );
  }
  return (
    <ModalFrame title={t('codes.modal')} size="form" isDismissable={false} onClose={() => onClose(true)}>
      <RecoveryCodes codes={codes} onDone={() => onClose(true)} />
    </ModalFrame>
  );
}
