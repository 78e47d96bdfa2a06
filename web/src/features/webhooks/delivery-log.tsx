import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconRefresh } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { useListWebhooksQuery } from './api';
import { DeliveryPage } from './delivery-page';
import styles from './webhooks.module.css';

/** Lists the deliveries to the company's webhooks, newest first. Older pages load on request. */
export function DeliveryLog() {
  const t = useTexts('webhooks');
  const { data, isFetching, refetch } = useListWebhooksQuery(undefined);
  const [older, setOlder] = useState<string[]>([]);
  const refresh = () => {
    setOlder([]);
    void refetch();
  };
  const pages = [undefined, ...older];
  return (
    <section aria-label={t('log.title')}>
      <Row justify="space-between" className={styles.lead}>
        <h3>{t('log.title')}</h3>
        <Button size="small" icon={IconRefresh} isBusy={isFetching} onClick={refresh}>
          {t('log.refresh')}
        </Button>
      </Row>
      {data?.deliveries?.length === 0 ? (
        <div className={styles.lead}>
          <Text tone="secondary">{t('log.empty')}</Text>
        </div>
      ) : (
        pages.map((before, index) => (
          <DeliveryPage
            key={before ?? ''}
            before={before}
            onOlder={index === older.length ? (next) => setOlder([...older, next]) : undefined}
          />
        ))
      )}
    </section>
  );
}
