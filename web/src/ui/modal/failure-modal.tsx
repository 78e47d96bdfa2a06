import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { Copyable } from '../copyable/copyable';
import { Stack } from '../layout/layout';
import { Text } from '../layout/text';
import { ModalFrame } from './modal-frame';
import { type ModalControls, openModal } from './modal-store';

interface FailureReport {
  /** What did not work: "The request was not cancelled". */
  title: string;
  /** Why, in a sentence. */
  text: string;
  /** What support asks for. */
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

/** Tells of a failure that must not be missed. Resolves when it has been read. */
export async function showFailure(report: FailureReport): Promise<void> {
  await openModal(FailureModal, report);
}
