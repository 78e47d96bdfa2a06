import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';

/** Why requests are closed for this company and what opens them: the signed regulation. */
export function CompleteRegistrationModal({ onClose }: ModalControls) {
  const t = useTexts('product');
  return (
    <ModalFrame
      title={t('registration.title')}
      onClose={() => onClose()}
      footer={
        <Button tone="main" autoFocus onClick={() => onClose()}>
          {t('registration.close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text tone="secondary">{t('registration.text')}</Text>
        <Text tone="secondary">{t('registration.meanwhile')}</Text>
      </Stack>
    </ModalFrame>
  );
}
