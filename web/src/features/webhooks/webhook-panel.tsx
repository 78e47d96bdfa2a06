import type { WebhookListView } from '@setu/contract';
import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconPlus, IconRefresh } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { openModal } from '../../ui/modal/modal-store';
import { Panel } from '../../ui/panel/panel';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useListWebhooksQuery } from './api';
import { DeliveryRow } from './delivery-row';
import { WebhookRow } from './webhook-row';
import styles from './webhooks.module.css';

/** The company's webhooks: made, listed, removed; and the log of what was sent to them. */
export function WebhookPanel() {
  const t = useTexts('webhooks');
  const { data, error, isError, isFetching, refetch } = useListWebhooksQuery(undefined);
  const problem = isError ? toProblem(error) : null;
  return (
    <Panel title={t('panel.title')} isPadded={false}>
      {data ? (
        <Webhooks view={data} isFetching={isFetching} onRefresh={() => void refetch()} />
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

interface WebhooksProps {
  view: WebhookListView;
  isFetching: boolean;
  onRefresh: () => void;
}

function Webhooks({ view: { webhooks, deliveries = [] }, isFetching, onRefresh }: WebhooksProps) {
  const t = useTexts('webhooks');
  const urls = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <>
      <div className={styles.lead}>
        <Text tone="secondary">{t('panel.lead')}</Text>
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
      {webhooks.length > 0 && (
        <section aria-label={t('log.title')}>
          <Row justify="between" className={styles.lead}>
            <h3>{t('log.title')}</h3>
            <Button size="small" icon={IconRefresh} isBusy={isFetching} onClick={onRefresh}>
              {t('log.refresh')}
            </Button>
          </Row>
          {deliveries.length === 0 ? (
            <div className={styles.lead}>
              <Text tone="secondary">{t('log.empty')}</Text>
            </div>
          ) : (
            <ul className={styles.rows}>
              {deliveries.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} host={urls.get(delivery.webhook) ?? ''} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}
