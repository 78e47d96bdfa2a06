import { type MilestoneView, type RequestView, type StatusEventView, screenPath } from '@setu/contract';
import { formatDate, formatMoneyAsIs } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { FileList } from '../../../ui/file-list/file-list';
import { IconCheck } from '../../../ui/icon/icons';
import { PhoneFoldedPanel } from '../../../ui/panel/phone-folded-panel';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { Timeline } from '../../../ui/timeline/timeline';
import { actorNameIn } from '../model/actor-name';
import type { Reader } from '../model/side';

interface RequestHistoryProps {
  request: RequestView;
  reader: Reader;
  milestones: readonly MilestoneView[];
}

/** Lists the events and the reported milestones of the request, newest first: time, user, reason. */
export function RequestHistory({ request, reader, milestones }: RequestHistoryProps) {
  const t = useTexts('requests');
  const statusTexts = useTexts('statuses');
  const who = actorNameIn(t);
  const title = (status: Exclude<StatusEventView['status'], 'draft'>) => {
    if (reader === 'supplier' && status === 'send_to_supplier') return t('history.sentToYou');
    // The supplier sends an offer, and the broker passes its price on.
    if (reader !== 'customer' && status === 'offer_received') return t('history.priceSent');
    if (reader === 'customer' && status === 'rejected_by_customer') return t('detail.youCancelled');
    if (reader === 'supplier' && status === 'rejected_by_supplier') return t('detail.youDeclined');
    return t(`history.${status}`);
  };
  const paid = ({ payment }: StatusEventView): string | null => {
    if (!payment) return null;
    const amount = formatMoneyAsIs({ value: payment.amount, currency: payment.currency });
    return payment.due
      ? t('history.paymentBy', { amount, due: formatDate(payment.due) })
      : t('history.payment', { amount });
  };
  const changes = request.status_events
    .filter(({ status }) => status !== 'draft')
    .map((event) => ({
      id: `${event.status}-${event.date}`,
      at: event.date,
      icon: requestStatusLooks[event.status].icon,
      tone: requestStatusLooks[event.status].tone,
      title: event.status === 'draft' ? null : title(event.status),
      by: who(event),
      text: event.reason ? statusTexts(`rejectReason.${event.reason}`) : paid(event),
      quote: event.comment || undefined,
      files: event.files.length > 0 && <FileList files={event.files} />,
    }));
  const { icon, tone } = requestStatusLooks.offer_received;
  const offers = request.sent_offers.map(({ date, supplier, ...sender }) => ({
    id: `offer-${supplier?.id}-${date}`,
    at: date,
    ...{ icon, tone },
    title: t('history.offerSent'),
    by: [who(sender), reader === 'broker' && supplier && companyName(supplier.short_name)].filter(Boolean).join(', '),
  }));
  const reports = milestones.flatMap(({ kind, happened, said_at: at, ...milestone }) => {
    if (!happened || !at) return [];
    const day = formatDate(happened);
    const event = { id: `milestone-${kind}`, at, icon: IconCheck, by: who(milestone) };
    const title = t('history.reported', { stage: statusTexts(`milestone.${kind}`) });
    // The day of the entry is beside it already.
    return [{ ...event, title, text: day === formatDate(at) ? null : t('history.happened', { day }) }];
  });
  const events = [...changes, ...offers, ...reports].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  if (events.length === 0) return null;
  return (
    <PhoneFoldedPanel
      title={t('history.title')}
      count={events.length}
      aside={
        reader === 'broker' && (
          <TextLink to={screenPath('request_audit_page', { request: request.id })}>{t('history.audit')}</TextLink>
        )
      }
      isPadded={false}
    >
      <Timeline events={events} />
    </PhoneFoldedPanel>
  );
}
