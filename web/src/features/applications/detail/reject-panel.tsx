import type { ApplicationView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconBan } from '../../../ui/icon/icons';
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
  const { status, reject_comment: comment } = view.application;
  if (status === 'rejected') {
    return (
      <Panel title={t('moves.reason')}>
        <Text className={styles.prose}>{comment}</Text>
      </Panel>
    );
  }
  if (!view.moves.includes('rejected')) return null;
  return (
    <Panel>
      <Button isWide tone="danger" icon={IconBan} hasPopup="dialog" onClick={() => void make('rejected')}>
        {t('moves.rejected.action')}
      </Button>
    </Panel>
  );
}
