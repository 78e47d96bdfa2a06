import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { IconRosetteDiscountCheck } from '../../ui/icon/icons';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import { type ModalControls, openModal } from '../../ui/modal/modal-store';
import styles from './product.module.css';

/** Shows the badge of a verified supplier. A click explains what was verified and by whom. */
export function VerifiedBadge() {
  const t = useTexts();
  return (
    <IconButton
      icon={IconRosetteDiscountCheck}
      size={18}
      label={t('product.verified')}
      className={styles.verified}
      onClick={() => openModal(VerifiedModal, {})}
    />
  );
}

function VerifiedModal({ onClose }: ModalControls) {
  const t = useTexts('product');
  return (
    <ModalFrame
      title={t('verified.title')}
      onClose={() => onClose()}
      footer={
        <Button autoFocus onClick={() => onClose()}>
          {t('verified.close')}
        </Button>
      }
    >
      <Text tone="secondary">{t('verified.text')}</Text>
    </ModalFrame>
  );
}
