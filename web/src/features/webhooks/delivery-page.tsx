import { toProblem } from '../../api/problem';
import { problemText } from '../../api/problem-text';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { Row } from '../../ui/layout/layout';
import { SkeletonText } from '../../ui/skeleton/skeleton';
import { Failure } from '../../ui/states/states';
import { useListWebhooksQuery } from './api';
import { DeliveryRow } from './delivery-row';
import styles from './webhooks.module.css';

interface DeliveryPageProps {
  /** The last delivery of the previous page, undefined for the newest page. */
  before: string | undefined;
  /** Loads the older deliveries. Set only on the last page shown. */
  onOlder: ((before: string) => void) | undefined;
}

/** Shows a page of the log and the link to older ones. */
export function DeliveryPage({ before, onOlder }: DeliveryPageProps) {
  const t = useTexts('webhooks');
  const { data, error, isError, refetch } = useListWebhooksQuery(before);
  if (!data && isError) {
    const problem = toProblem(error);
    return <Failure size="part" title={problemText(problem)} requestId={problem.requestId} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <div className={styles.lead}>
        <SkeletonText />
      </div>
    );
  }
  const { webhooks, deliveries = [], older } = data;
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <>
      <ul className={styles.rows}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} host={hosts.get(delivery.webhook) ?? ''} />
        ))}
      </ul>
      {older && onOlder && (
        <Row className={styles.foot}>
          <Button onClick={() => onOlder(older)}>{t('log.older')}</Button>
        </Row>
      )}
    </>
  );
}
