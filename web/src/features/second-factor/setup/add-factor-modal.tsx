import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import {
  type FactorAnswer,
  type FactorKind,
  type StartedFactor,
  useAddSecondFactorMutation,
  useBeginSecondFactorMutation,
} from '../api';
import { CompleteFactor } from './complete-factor';
import { PasswordModal } from './password-modal';
import { RecoveryCodes } from './recovery-codes';

/** Asks for the password, then shows the data for the authenticator, and with the first factor the recovery codes. */
export function AddFactorModal({ kind, onClose }: { kind: FactorKind } & ModalControls<boolean>) {
  const t = useTexts('second-factor');
  const [begin] = useBeginSecondFactorMutation();
  const [add] = useAddSecondFactorMutation();
  const [started, setStarted] = useState<StartedFactor>();
  const [codes, setCodes] = useState<string[]>();
  const title = t(`add.${kind}`);
  if (started === undefined) {
    return (
      <PasswordModal
        title={title}
        text={t('add.passwordLead')}
        action={t('add.next')}
        onClose={() => onClose(false)}
        send={async (current_password) => setStarted(await begin({ kind, current_password }).unwrap())}
      />
    );
  }
  const finish = () => {
    notify({ kind: 'success', title: t('add.done') });
    onClose(true);
  };
  const complete = async (answer: FactorAnswer) => {
    const { recovery_codes } = await add(answer).unwrap();
    if (recovery_codes) setCodes(recovery_codes);
    else finish();
  };
  return (
    <ModalFrame
      title={codes ? t('codes.modal') : title}
      size="form"
      isDismissable={false}
      onClose={() => onClose(codes !== undefined)}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : (
        <CompleteFactor kind={kind} started={started} complete={complete} />
      )}
    </ModalFrame>
  );
}
