import type { ApplicationView } from '@setu/contract';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconBan } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './application.module.css';
import { useApplicationTransitions } from './use-application-transitions';

/**
 * Shows the button to reject, if a setting of the marketplace allows it. For a rejected application it shows the
 * reason.
 */
export function RejectPanel({ view }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const { make } = useApplicationTransitions(view);
  const noteId = useId();
  const { status, reject_comment: comment } = view.application;
  if (status === 'rejected') {
    return (
      <Panel title={t('moves.reason')}>
        <Text className={styles.prose}>{comment}</Text>
      </Panel>
    );
  }
  if (status === 'completed' || !view.permissions.includes('manage')) return null;
  const mayReject = view.moves.includes('rejected');
  return (
    <Panel>
      <Stack gap={2}>
        <Button
          isWide
          tone="danger"
          icon={IconBan}
          isDisabled={!mayReject}
          describedBy={mayReject ? undefined : noteId}
          hasPopup="dialog"
          onClick={() => void make('rejected')}
        >
          {t('moves.rejected.action')}
        </Button>
        {!mayReject && (
          <Text id={noteId} size={13} tone="secondary">
            {t('moves.rejectOff')}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
