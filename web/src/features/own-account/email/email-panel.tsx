import type { EmailChangeView } from '@setu/contract';
import { toProblem } from '../../../api/problem';
import { problemText } from '../../../api/problem-text';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { IconPencil } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { openModal } from '../../../ui/modal/modal-store';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { Failure } from '../../../ui/states/states';
import { useGetEmailChangeQuery } from '../api';
import styles from '../own-account.module.css';
import { PendingEmail } from './pending-email';

/** Shows the user's sign-in address and its pending change. */
export function EmailPanel() {
  const t = useTexts('own-account');
  const { data, error, isError, refetch } = useGetEmailChangeQuery();
  const problem = isError ? toProblem(error) : null;
  return (
    <Panel title={t('email.title')}>
      {data ? (
        <Email view={data} />
      ) : problem ? (
        <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      ) : (
        <SkeletonText />
      )}
    </Panel>
  );
}

const open = async () => {
  const { ChangeEmailModal } = await import('./change-email-modal');
  await openModal(ChangeEmailModal, {});
};

function Email({ view: { email, change } }: { view: EmailChangeView }) {
  const t = useTexts('own-account');
  return (
    <Stack gap={4}>
      <Row justify="space-between">
        <div>
          <Text isStrong className={styles.address}>
            {email}
          </Text>
          <Text size={13} tone="secondary">
            {t('email.lead')}
          </Text>
        </div>
        {!change && (
          <Button icon={IconPencil} onClick={() => void open()}>
            {t('email.change')}
          </Button>
        )}
      </Row>
      {change && <PendingEmail change={change} onReplace={() => void open()} />}
    </Stack>
  );
}
