import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { registrationReader } from './registration-reader';
import { RegistrationSteps } from './registration-steps';

/** The dialog that explains why requests are closed to this company and what the user can do. */
export function RegistrationModal({ onClose }: ModalControls) {
  const t = useTexts('access');
  const user = useUser();
  return (
    <ModalFrame
      title={t(`registration.title.${registrationReader(user)}`)}
      onClose={() => onClose()}
      size="form"
      footer={
        <Button tone="main" autoFocus onClick={() => onClose()}>
          {t('registration.close')}
        </Button>
      }
    >
      <RegistrationSteps onFollow={() => onClose()} />
    </ModalFrame>
  );
}
