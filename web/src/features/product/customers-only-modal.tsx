import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';

/**
 * Explains to a supplier or broker user why an action started before the sign-in was not done, and what they can do.
 */
export function CustomersOnlyModal({ onClose }: ModalControls) {
  const t = useTexts('product');
  const side = useUser()?.company.type === 'supplier' ? 'supplier' : 'broker';
  return (
    <ModalFrame
      title={t('customersOnly.title')}
      onClose={() => onClose()}
      footer={
        <Button tone="main" autoFocus onClick={() => onClose()}>
          {t('customersOnly.close')}
        </Button>
      }
    >
      <Text tone="secondary">{t(`customersOnly.${side}`)}</Text>
    </ModalFrame>
  );
}
