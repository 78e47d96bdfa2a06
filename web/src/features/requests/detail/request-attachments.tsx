import type { RequestView } from '@setu/contract';
import { Suspense } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { WrittenText } from '../../../i18n/written-text';
import { FileList } from '../../../ui/file-list/file-list';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { LandedCityName } from '../../landed-price/public';
import styles from './detail.module.css';
import { ForeignComment } from './foreign-comment';

/** Shows the customer's comment, delivery time, city and files. The supplier and the broker learn who can translate it. */
export function RequestAttachments({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const { last_customer_condition: condition } = request;
  const { comment, files, time_frame: time, delivery_city: city } = condition;
  const bought = [
    { label: t('bought.before'), value: condition.bought_before },
    { label: t('bought.supplier'), value: condition.bought_supplier },
    { label: t('bought.brand'), value: condition.bought_brand },
  ];
  if (!comment && !time && !city && files.length === 0 && bought.every(({ value }) => !value)) return null;
  return (
    <Panel
      title={t('attachments.title')}
      aside={files.length > 0 && t('attachments.files', { count: files.length, shown: formatNumber(files.length) })}
    >
      <Stack gap={4}>
        {comment && (
          <p className={styles.comment}>
            <WrittenText text={comment} />
          </p>
        )}
        {comment && <ForeignComment text={comment} request={request} />}
        {time && (
          <Text tone="secondary">
            {t('attachments.timeFrame')}: {time}
          </Text>
        )}
        {city && (
          <Text tone="secondary">
            {t('attachments.deliverTo')}:{' '}
            <Suspense>
              <LandedCityName code={city} />
            </Suspense>
          </Text>
        )}
        <FactsList facts={bought} />
        {files.length > 0 && <FileList files={files} />}
      </Stack>
    </Panel>
  );
}
