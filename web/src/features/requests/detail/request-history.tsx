import {
  type InvitationNoteView,
  type MilestoneView,
  type RequestView,
  type StatusEventView,
  screenPath,
} from '@setu/contract';
import { formatDate, formatNumber } from '../../../i18n/formats';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { TextLink } from '../../../ui/button/text-link';
import { FileList } from '../../../ui/file-list/file-list';
import { IconAlertTriangle, IconCheck } from '../../../ui/icon/icons';
import { PhoneFoldedPanel } from '../../../ui/panel/phone-folded-panel';
import { requestStatusLooks } from '../../../ui/status/request-status';
import { Timeline } from '../../../ui/timeline/timeline';
import { actorNameIn } from '../model/actor-name';
import { useReasonText } from '../model/reject-reasons';
import { eventPayment } from '../model/shown-payment';
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
  const reasonText = useReasonText();
  const who = actorNameIn(t);
  const title = (status: Exclude<StatusEventView['status'], 'draft'>) => {
    if (reader === 'supplier' && status === 'send_to_supplier') return t('history.sentToYou');
    // The supplier sends an offer, and the broker passes its price on.
    if (reader !== 'customer' && status === 'offer_received') return t('history.priceSent');
    if (reader === 'customer' && status === 'rejected_by_customer') return t('detail.youCancelled');
    if (reader === 'supplier' && status === 'rejected_by_supplier') return t('detail.youDeclined');
    return t(`history.${status}`);
  };
  const paid = ({ status, payment }: StatusEventView): string | null => {
    if (!payment) return null;
    const { main, other } = eventPayment(request, status, payment);
    const amount = other ? `${main} (${other})` : main;
    if (!payment.due) return t('history.payment', { amount });
    // The contract says when the advance is due. Later events say when a payment was made.
    const day = formatDate(payment.due);
    return status === 'contracted'
      ? t('history.paymentBy', { amount, due: day })
      : t('history.paymentOn', { amount, day });
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
      text: event.reason ? reasonText(event.reason, event.status) : paid(event),
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
  const noteTitle = ({ step, offer }: InvitationNoteView) => {
    if (step === 'invited') return t(`history.notes.${reader === 'supplier' ? 'invitedYou' : 'invited'}`);
    if (step === 'declined') return reader === 'supplier' ? t('detail.youDeclined') : t('history.notes.declined');
    const yours = step === 'shared' ? 'sharedWithYou' : 'youPreferred';
    return t(`history.notes.${reader === 'customer' ? yours : step}`, { number: formatNumber(offer ?? 0) });
  };
  const notes = request.invitation_notes.map((note) => {
    const look = requestStatusLooks[note.step === 'declined' ? 'rejected_by_supplier' : 'offer_received'];
    return {
      id: `${note.step}-${note.supplier?.id}-${note.offer}-${note.date}`,
      at: note.date,
      ...{ icon: look.icon, tone: look.tone },
      title: noteTitle(note),
      by: reader === 'broker' && note.supplier ? companyName(note.supplier.short_name) : null,
      text: note.reason && statusTexts(`declineReason.${note.reason}`),
      quote: note.comment || undefined,
    };
  });
  const claimsIn = ({ claim }: RequestView) => {
    if (!claim) return [];
    const opened = { id: 'claim', at: claim.date, icon: IconAlertTriangle, by: who(claim) };
    const events = [{ ...opened, title: t('history.notes.claimOpened') }];
    if (!claim.closed_at) return events;
    const by = who({ by: claim.closed_by, acting: claim.closed_acting });
    const title = t('history.notes.claimSettled');
    return [...events, { id: 'claim-settled', at: claim.closed_at, icon: IconCheck, by, title }];
  };
  const reports = milestones.flatMap(({ kind, happened, said_at: at, ...milestone }) => {
    if (!happened || !at) return [];
    const day = formatDate(happened);
    const event = { id: `milestone-${kind}`, at, icon: IconCheck, by: who(milestone) };
    const title = t(`milestones.marked.${kind}`);
    // The day of the entry is beside it already.
    return [{ ...event, title, text: day === formatDate(at) ? null : t('history.happened', { day }) }];
  });
  const events = [...changes, ...offers, ...notes, ...claimsIn(request), ...reports].sort(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
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
