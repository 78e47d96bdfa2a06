import { useTexts } from '../../../i18n/use-texts';
import type { ModalControls } from '../../../ui/modal/modal-store';
import { notify } from '../../../ui/toast/toast-store';
import { useRemoveSecondFactorMutation } from '../api';
import { PasswordModal } from '../setup/password-modal';

interface RemoveFactorModalProps {
  id: string;
  name: string;
  isLast: boolean;
}

/** Asks for the password and removes a factor. */
export function RemoveFactorModal({ id, name, isLast, onClose }: RemoveFactorModalProps & ModalControls<boolean>) {
  const t = useTexts('second-factor');
  const [remove] = useRemoveSecondFactorMutation();
  return (
    <PasswordModal
      title={t('remove.title', { name })}
      text={t(isLast ? 'remove.last' : 'remove.text')}
      action={t('remove.action')}
      isDanger
      onClose={onClose}
      send={async (current_password) => {
        await remove({ factor: id, current_password }).unwrap();
        notify({ kind: 'success', title: t('remove.done', { name }) });
        onClose(true);
      }}
    />
  );
}
