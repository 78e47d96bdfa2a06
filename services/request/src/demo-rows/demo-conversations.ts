import { companyById, type DemoDeal, userById } from '@setu/demo-world';
import type { CompanyType } from '@setu/proto/words';
import type { Invitation } from '../invitations/domain/invitation.js';
import { type Channel, channelsOf } from '../messages/domain/channel.js';
import { type Conversation, withMessage } from '../messages/domain/conversation.js';
import { type Message, postable } from '../messages/domain/message.js';
import type { Request } from '../requests/domain/request.js';

/** A finished conversation of the demo world: its channel, its state, all messages and how far each user has read. */
export interface DemoConversation {
  channel: Channel;
  conversation: Conversation;
  messages: Message[];
  readers: { userId: string; seq: number; at: Date }[];
}

export const sideOfUser = (userId: string): CompanyType => companyById(userById(userId).companyId).type;

/** Returns the conversations about a request, built message by message by the product's rules. */
export const conversationsIn = (
  request: Request,
  invitations: readonly Invitation[],
  deal: DemoDeal,
): DemoConversation[] =>
  deal.talks.map(({ id, supplierCompanyId, messages: lines, readers }) => {
    const channels = channelsOf(request, invitations);
    const channel = channels.find(({ party, companyId }) =>
      supplierCompanyId === null ? party === 'customer' : companyId === supplierCompanyId,
    );
    if (channel === undefined) throw new Error(`company ${supplierCompanyId} has no channel in request ${request.id}`);
    const empty = { seq: 0, brokerSeq: 0, partySeq: 0, awaitedAnswer: undefined, lastAt: request.statusAt };
    let conversation: Conversation = { id, requestId: request.id, channel: channel.name, ...empty };
    const messages = lines.map(({ id: messageId, at, byUserId, ofClaim, ...written }): Message => {
      const posted = { side: sideOfUser(byUserId), asks: written.asks, at: new Date(at) };
      conversation = withMessage(conversation, posted, channel);
      const stored = { id: messageId, byUserId, actingUserId: undefined, seq: conversation.seq, ofClaim };
      return { ...postable({ ...written, files: [] }), ...posted, ...stored };
    });
    const readAt = (seq: number): Date => messages[seq - 1]?.at ?? conversation.lastAt;
    return { channel, conversation, messages, readers: readers.map((one) => ({ ...one, at: readAt(one.seq) })) };
  });
