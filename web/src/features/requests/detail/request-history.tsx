import type { RequestView, StatusEventView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../ui/panel/panel';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { Timeline } from '../../../ui/timeline/timeline';
import { fullName } from '../model/person-name';
import styles from './detail.module.css';

/** What happened with the request, newest first: when, who, why. */
export function RequestHistory({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const events = [...request.history]
    .filter(({ status }) => status !== 'draft')
    .sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
  if (events.length === 0) return null;
  return (
    <Panel title={t('history.title')} isPadded={false}>
      <Timeline
        events={events.map((event) => ({
          id: `${event.status}-${event.date}`,
          at: event.date,
          icon: requestStatusLooks[event.status].icon,
          tone: requestStatusLooks[event.status].tone,
          title: event.status === 'draft' ? null : t(`history.${event.status}`),
          text: <EventText event={event} />,
        }))}
      />
    </Panel>
  );
}

function EventText({ event: { by, acting, reason, comment } }: { event: StatusEventView }) {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  const who = by && fullName(by);
  return (
    <>
      {who && <p>{acting ? t('history.actingFor', { person: fullName(acting), principal: who }) : who}</p>}
      {reason && <p>{words(`rejectReason.${reason}`)}</p>}
      {comment && <p className={styles.quote}>{comment}</p>}
    </>
  );
}
