import type { ChannelView, CompanyType, RequestView } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { companyName, fullName } from '../../../i18n/names';
import type { useTexts } from '../../../i18n/use-texts';
import type { Channel } from '../../../ui/conversation/channel';
import { isRejected } from '../model/next-step';
import type { Reader } from '../model/side';

/** The text function of conversations. */
export type ConversationTexts = ReturnType<typeof useTexts<'conversation'>>;

/** Returns the other side of the channel for its reader. */
const otherOf = ({ channel }: ChannelView, reader: Reader): CompanyType => {
  if (reader !== 'broker') return 'broker';
  return channel === 'customer' ? 'customer' : 'supplier';
};

/** Returns the title of the thread. */
export function channelTitle(t: ConversationTexts, channel: ChannelView, reader: Reader): string {
  return channel.supplier ? companyName(channel.supplier.short_name) : t(`with.${otherOf(channel, reader)}`);
}

/**
 * Returns the texts of a thread: its side and title, who reads it, which side has to answer, and why writing is closed.
 */
export function channelTexts(
  t: ConversationTexts,
  { request, channel, reader }: { request: RequestView; channel: ChannelView; reader: Reader },
): Pick<Channel, 'side' | 'isBroker' | 'title' | 'readers' | 'turn' | 'replyLabel' | 'closed'> {
  const other = otherOf(channel, reader);
  const { asked, asked_at: since } = channel;
  const turn = asked && {
    isOwn: asked === reader,
    text: t(asked === reader ? 'turn.you' : `turn.${asked}`, { date: since ? formatDate(since) : '' }),
  };
  return {
    side: channel.channel === 'customer' ? 'customer' : 'supplier',
    isBroker: other === 'broker',
    title: channelTitle(t, channel, reader),
    readers: readersOf(t, { request, channel, reader }),
    replyLabel: t(`reply.${other}`),
    ...(turn && { turn }),
    ...(!channel.may_write && { closed: t(isRejected(request.status) ? 'closed.rejected' : `closed.${reader}`) }),
  };
}

function readersOf(
  t: ConversationTexts,
  { request, channel, reader }: { request: RequestView; channel: ChannelView; reader: Reader },
): string {
  const manager = request.broker_manager ? fullName(request.broker_manager) : t('people.managers');
  if (reader !== 'broker') return t('people.ours', { manager });
  const company = channel.supplier ?? request.customer;
  return company ? companyName(company.short_name) : t('people.customer');
}
