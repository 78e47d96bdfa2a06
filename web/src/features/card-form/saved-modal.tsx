import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Text } from '../../ui/layout/text';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';

/** Confirms that the card is saved, and explains the next step. */
export function SavedModal({ text, onClose }: { text: string } & ModalControls) {
  const t = useTexts('card-form');
  return (
    <ModalFrame
      title={t('saved.title')}
      onClose={() => onClose()}
      footer={
        <Button tone="main" autoFocus onClick={() => onClose()}>
          {t('saved.next')}
        </Button>
      }
    >
      <Text tone="secondary">{text}</Text>
    </ModalFrame>
  );
}
