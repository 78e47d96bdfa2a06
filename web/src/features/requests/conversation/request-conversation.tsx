import type { RequestView } from '@setu/contract';
import { useLocation } from 'react-router';
import { useTexts } from '../../../i18n/use-texts';
import { Conversation } from '../../../ui/conversation/conversation';
import { placeIn } from '../../../ui/page/place';
import type { Reader } from '../model/side';
import { channelTitle } from './channel-texts';
import { Thread } from './thread';

/**
 * Shows the messages of a request: the broker's conversations with the customer and with each supplier, as far as the
 * reader may see them.
 */
export function RequestConversation({ request, reader }: { request: RequestView; reader: Reader }) {
  const t = useTexts('conversation');
  const { channels } = request;
  const { search, key } = useLocation();
  return (
    <Conversation
      requested={{ id: placeIn(search), by: key }}
      threads={channels.map((channel) => ({
        id: channel.channel,
        title: channelTitle(t, channel, reader),
        unread: channel.unread,
        isOwnTurn: channel.asked === reader,
      }))}
    >
      {(id, isShown) => {
        const channel = channels.find((one) => one.channel === id);
        return channel && <Thread key={id} request={request} channel={channel} reader={reader} isShown={isShown} />;
      }}
    </Conversation>
  );
}
