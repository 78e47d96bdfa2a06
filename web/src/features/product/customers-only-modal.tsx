import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';

/** Who pressed as a visitor and signed in as a supplier or the broker's: why nothing was done, and what is open to him. */
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
