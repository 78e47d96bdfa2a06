import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { Copyable } from '../copyable/copyable';
import { Stack } from '../layout/layout';
import { Text } from '../layout/text';
import { ModalFrame } from './modal-frame';
import { type ModalControls, openModal } from './modal-store';

interface FailureReport {
  /** What failed: "The request was not cancelled". */
  title: string;
  /** The reason, in a sentence. */
  text: string;
  /** The id that support asks for. */
  requestId?: string;
}

function FailureModal({ title, text, requestId, onClose }: FailureReport & ModalControls) {
  const t = useTexts();
  return (
    <ModalFrame
      title={title}
      onClose={() => onClose()}
      footer={
        <Button tone="main" autoFocus onClick={() => onClose()}>
          {t('actions.close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Text tone="secondary">{text}</Text>
        {requestId && (
          <Text size={13} tone="muted">
            {t('states.requestId')}: <Copyable text={requestId} />
          </Text>
        )}
      </Stack>
    </ModalFrame>
  );
}

/** Reports a failure that the user must not miss. Resolves when the dialog is closed. */
export async function showFailure(report: FailureReport): Promise<void> {
  await openModal(FailureModal, report);
}
