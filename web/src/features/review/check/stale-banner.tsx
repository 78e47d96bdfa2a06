import type { ReviewHeadView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Callout } from '../../../ui/panel/callout';
import { newestFirst } from '../model/comments';

/**
 * Reports that another user changed the review while the page was open: who, when and to which status. The typed text
 * is still here.
 */
export function StaleBanner({ review }: { review: ReviewHeadView }) {
  const t = useTexts('review');
  const [last] = newestFirst(review.history);
  const text = last
    ? t(last.by ? 'stale.by' : 'stale.text', {
        name: last.by ? fullName(last.by) : '',
        status: t(`status.${last.status}`),
        time: formatDateTime(last.at),
      })
    : t(`status.${review.status}`);
  return (
    <Callout tone="spark" icon={IconAlertTriangle} role="alert" title={t('stale.title')}>
      {`${text} ${t('stale.kept')}`}
    </Callout>
  );
}
