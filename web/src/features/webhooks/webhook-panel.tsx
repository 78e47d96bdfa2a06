import type { WebhookView } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { ServerLink } from '../../ui/button/server-link';
import { IconPlus } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { openModal } from '../../ui/modal/modal-store';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useListWebhooksQuery } from './api';
import { DeliveryLog } from './delivery-log';
import { WebhookRow } from './webhook-row';
import styles from './webhooks.module.css';

/** Lists the company's webhooks, which can be added and removed, and the log of deliveries. */
export function WebhookPanel() {
  const t = useTexts('webhooks');
  const { data, error, isError, refetch } = useListWebhooksQuery(undefined);
  const problem = isError ? toProblem(error) : null;
  return (
    <Panel title={t('panel.title')} isPadded={false}>
      {data ? (
        <Webhooks webhooks={data.webhooks} />
      ) : problem ? (
        <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />
      ) : (
        <div className={styles.lead}>
          <SkeletonText />
        </div>
      )}
    </Panel>
  );
}

const create = async () => {
  const { CreateWebhookModal } = await import('./create-webhook-modal');
  await openModal(CreateWebhookModal, {});
};

function Webhooks({ webhooks }: { webhooks: WebhookView[] }) {
  const t = useTexts('webhooks');
  return (
    <>
      <div className={styles.lead}>
        <Text tone="secondary">
          {t('panel.lead')} <ServerLink to="/api/docs#webhooks">{t('panel.docs')}</ServerLink>
        </Text>
      </div>
      {webhooks.length > 0 && (
        <ul className={styles.rows}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <Row className={styles.foot}>
        <Button icon={IconPlus} onClick={() => void create()}>
          {t('create.open')}
        </Button>
      </Row>
      {webhooks.length > 0 && <DeliveryLog />}
    </>
  );
}
