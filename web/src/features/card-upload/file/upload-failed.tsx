import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Copyable } from '../../../ui/copyable/copyable';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { ModalFrame } from '../../../ui/modal/modal-frame';
import type { ModalControls } from '../../../ui/modal/modal-store';

interface UploadFailedProps {
  /** The reason in a sentence. */
  text: string;
  /** The id that support asks for. */
  requestId?: string;
}

/** Explains why a file of cards was rejected, and what to do. */
export function UploadFailed({ text, requestId, onClose }: UploadFailedProps & ModalControls) {
  const t = useTexts('card-upload');
  const common = useTexts();
  return (
    <ModalFrame
      title={t('failed.title')}
      onClose={() => onClose()}
      footer={
        <Button tone="main" autoFocus onClick={() => onClose()}>
          {t('failed.again')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text>{text}</Text>
        <Text tone="secondary">{t('failed.template')}</Text>
        {requestId && (
          <Text size={13} tone="muted">
            {common('states.requestId')}: <Copyable text={requestId} />
          </Text>
        )}
      </Stack>
    </ModalFrame>
  );
}
