import { useState } from 'react';
import { useLocation } from 'react-router';
import { SignInForm } from '../../features/account/public';
import { useTexts } from '../../i18n/use-texts';
import { leaveTo } from '../../lib/page';
import { toSignIn } from '../../session/sign-in-path';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { TextButton } from '../../ui/button/text-link';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { confirm } from '../../ui/modal/confirm';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';

/**
 * The sign-in shown when the session ends during work. The page and its forms stay as they are. A user who acted for
 * another user signs in to their own account.
 */
export function SignInAgainModal({ onClose }: ModalControls<boolean>) {
  const t = useTexts();
  const [user] = useState(useUser());
  const isSamePerson = user?.acting_as === null;
  const leave = useLeave();
  return (
    <ModalFrame
      title={t('signInAgain.title')}
      onClose={() => onClose(false)}
      isDismissable={false}
      footer={<Button onClick={() => onClose(false)}>{t('signInAgain.cancel')}</Button>}
    >
      <Stack gap={4}>
        <Text tone="secondary">{t(isSamePerson ? 'signInAgain.text' : 'signInAgain.textForSubstitute')}</Text>
        <SignInForm
          isSamePerson={isSamePerson}
          initial={{ _username: isSamePerson ? user.email : '' }}
          onSignedIn={() => onClose(true)}
        />
        <Text size={13} tone="secondary">
          <TextButton onClick={leave}>{t('signInAgain.another')}</TextButton>
        </Text>
      </Stack>
    </ModalFrame>
  );
}

/** Returns a function that opens the full sign-in page, which returns here. It first warns that typed text is lost. */
function useLeave() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const question = {
    title: t('signInAgain.leaveTitle'),
    text: t('signInAgain.leaveText'),
    action: t('signInAgain.leave'),
    isDanger: true,
  };
  return async () => {
    if (await confirm(question)) leaveTo(toSignIn(pathname + search));
  };
}
