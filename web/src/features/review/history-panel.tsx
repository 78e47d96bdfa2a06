import type { ReviewHeadView } from '@setu/contract';
import { formatDateTime } from '../../i18n/formats';
import { fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { Text } from '../../ui/layout/text';
import { Panel } from '../../ui/panel/panel';
import { StatusMark } from '../../ui/status/status-chip';
import { newestFirst } from './model/comments';
import { reviewLook } from './model/review-look';
import styles from './review.module.css';

/** Lists the events of the review, newest first, with their actor. It is narrow, for the side of a page. */
export function HistoryPanel({ history }: Pick<ReviewHeadView, 'history'>) {
  const t = useTexts('review');
  if (history.length === 0) return null;
  return (
    <Panel title={t('history.title')}>
      <ol>
        {newestFirst(history).map(({ status, at, by, acting, is_correction: isCorrection }) => {
          const { tone, icon } = reviewLook(isCorrection ? 'corrected' : status, true);
          const event = t(`history.event.${isCorrection ? 'edited' : status}`);
          const person = by && fullName(by);
          const who = person && acting ? t('history.acting', { person: fullName(acting), for: person }) : person;
          return (
            <li key={`${at}-${status}-${isCorrection}`} className={styles.happened}>
              <StatusMark tone={tone} icon={icon} />
              <div>
                <Text size={13}>{who ? t('history.by', { event, who }) : event}</Text>
                <Text size={12} tone="muted" hasFigures>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </Text>
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
