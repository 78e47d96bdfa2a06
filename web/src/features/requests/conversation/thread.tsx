import type { ChannelView as ChannelState, MessageView, RequestView } from '@setu/contract';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { toProblem } from '../../../api/problem';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import type { Message } from '../../../ui/conversation/channel';
import { ChannelView } from '../../../ui/conversation/channel-view';
import { placeIn } from '../../../ui/page/place';
import { actorNameIn } from '../model/actor-name';
import type { Reader } from '../model/side';
import { type ConversationTexts, channelTexts } from './channel-texts';
import { useListMessagesInfiniteQuery } from './messages-api';
import { useMarkRead } from './use-mark-read';
import { useOutgoing } from './use-outgoing';

interface ThreadProps {
  request: RequestView;
  channel: ChannelState;
  reader: Reader;
  isShown: boolean;
}

/** Shows one conversation of a request: its messages as they arrive, and the field to write. */
export function Thread({ request, channel: listed, reader, isShown }: ThreadProps) {
  const t = useTexts('conversation');
  const actorName = actorNameIn(useTexts('requests'));
  const box = useRef<HTMLElement>(null);
  const place = { request: request.id, channel: listed.channel };
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useListMessagesInfiniteQuery(place);
  const channel = data?.pages[0]?.channel ?? listed;
  const stored = data && [...data.pages].reverse().flatMap(({ list }) => list);
  const [readSeq, setReadSeq] = useState<number>();
  // The divider above new messages stays where it was when the page was opened, until the user writes.
  if (readSeq === undefined && data) setReadSeq(channel.read_seq);
  const { key, state, search } = useLocation();
  const { question } = (state ?? {}) as { question?: string };
  const outgoing = useOutgoing(useUser()?.id ?? '', place, {
    onSend: () => setReadSeq(Number.POSITIVE_INFINITY),
    question: question && placeIn(search) === listed.channel ? { text: question, by: key } : undefined,
  });
  useMarkRead(box, place, { unread: channel.unread, last: stored?.at(-1)?.id });
  const problem = error && !data ? toProblem(error) : undefined;
  return (
    <ChannelView
      ref={box}
      isShown={isShown}
      place={channel.channel}
      channel={{
        ...channelTexts(t, { request, channel, reader }),
        unread: channel.unread,
        messages: stored && [
          ...messagesOf(t, stored, { channel, reader, doer: actorName, readSeq }),
          ...outgoing.messages,
        ],
        older: hasNextPage ? { isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() } : undefined,
        failure: problem && {
          title: t('unavailable'),
          requestId: problem.requestId,
          onRetry: () => void refetch(),
        },
        field: channel.may_write ? outgoing.field : undefined,
      }}
    />
  );
}

interface ThreadContext {
  /** Returns the author of a message as text. */
  doer: ReturnType<typeof actorNameIn>;
  channel: ChannelState;
  reader: Reader;
  /** The number of the last message that was read on arrival. */
  readSeq: number | undefined;
}

function messagesOf(
  t: ConversationTexts,
  stored: readonly MessageView[],
  { channel, reader, doer, readSeq = 0 }: ThreadContext,
): Message[] {
  const firstNew = stored.find(({ seq, side }) => seq > readSeq && side !== reader);
  const question = channel.asked && stored.findLast(({ asks, side }) => asks && side !== channel.asked);
  return stored.map((message) => ({
    id: message.id,
    by: doer(message) ?? '',
    isOwn: message.own,
    isBySubstitute: message.acting !== null,
    at: message.date,
    text: message.text,
    files: message.files.map(({ id, original_name: name, size, url }) => ({ id, name, size, url })),
    ...(message.of_claim && { mark: t(message.side === 'broker' ? 'claim.settled' : 'claim.made') }),
    isOpenQuestion: message === question,
    isFirstNew: message === firstNew,
  }));
}
