import type { RequestView, StatusEventView } from '@setu/contract';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Panel } from '../../../ui/panel/panel';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { Timeline } from '../../../ui/timeline/timeline';

/** What happened with the request, newest first: when, who, why. */
export function RequestHistory({ request }: { request: RequestView }) {
  const t = useTexts('requests');
  const words = useTexts('statuses');
  const who = ({ by, acting }: StatusEventView): string | null => {
    const person = by && fullName(by);
    return person && acting ? t('history.actingFor', { person: fullName(acting), principal: person }) : person;
  };
  const events = [...request.status_events]
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
          by: who(event),
          text: event.reason && words(`rejectReason.${event.reason}`),
          quote: event.comment || undefined,
        }))}
      />
    </Panel>
  );
}
