import { useTexts } from '../../i18n/use-texts';
import { Button } from '../button/button';
import { Text } from '../layout/text';
import { ModalFrame } from './modal-frame';
import { type ModalControls, openModal } from './modal-store';

export interface Question {
  /** A question with the object: "Cancel request № 26-1187?" */
  title: string;
  /** The consequence, in a sentence. */
  text: string;
  /** The verb on the button: "Cancel request". */
  action: string;
  /** The label of the button that changes nothing. "Cancel", unless the action itself is called that. */
  keep?: string;
  isDanger?: boolean;
}

function ConfirmModal({ title, text, action, keep, isDanger, onClose }: Question & ModalControls<boolean>) {
  const t = useTexts();
  return (
    <ModalFrame
      title={title}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button autoFocus onClick={() => onClose(false)}>
            {keep ?? t('actions.cancel')}
          </Button>
          <Button tone={isDanger ? 'dangerFilled' : 'main'} onClick={() => onClose(true)}>
            {action}
          </Button>
        </>
      }
    >
      <Text tone="secondary">{text}</Text>
    </ModalFrame>
  );
}

/** Asks before an action that cannot be undone. Resolves true only for the action's own button. */
export async function confirm(question: Question): Promise<boolean> {
  return (await openModal(ConfirmModal, question)) ?? false;
}
