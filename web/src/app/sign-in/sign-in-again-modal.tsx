import { SignInForm } from '../../features/account/public';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';

/** The session ended while something was half done: sign in here, the page and its forms stay as they are. */
export function SignInAgainModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts();
  const email = useUser()?.email ?? '';
  return (
    <ModalFrame title={t('shell.signInAgain')} onClose={() => onClose(false)} isDismissable={false}>
      <Stack gap={4}>
        <Text tone="secondary">{t('shell.signInAgainText')}</Text>
        <SignInForm isSamePerson initial={{ _username: email }} onSignedIn={() => onClose(true)} />
      </Stack>
    </ModalFrame>
  );
}
