import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import { type Channel, channelsOf } from '../messages/domain/channel.js';
import { unreadBy } from '../messages/domain/conversation.js';
import { mayRead, mayWrite } from '../messages/domain/rights.js';
import type { ReadConversation } from '../messages/store/conversations.js';
import type { CompanyReadModel } from '../read-models/domain/read-models.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { type QueryRunner, sequentially } from './query-runner.js';
import { companyRef, isoTimestamp } from './refs.js';
import { sideOrNone } from './wire-values.js';

type Reading = Pick<Stores, 'companies' | 'conversations' | 'invitations'>;

interface ReadableChannel {
  request: Request;
  channel: Channel;
  /** Undefined if the channel has no messages yet. */
  conversation: ReadConversation | undefined;
}

/**
 * Returns the conversations that the actor may read, by request id. The number of queries does not depend on the number
 * of requests. `run` works as in `gather`.
 */
export async function channelViews(
  stores: Reading,
  actor: Actor,
  requests: readonly Request[],
  run: QueryRunner = sequentially,
): Promise<Map<string, wire.ChannelState[]>> {
  const readable = await readableChannels(stores, actor, requests, run);
  const names = await supplierNames(stores, actor, readable);
  const all = new Map<string, wire.ChannelState[]>(requests.map(({ id }) => [id, []]));
  for (const each of readable) all.get(each.request.id)?.push(stateOf(actor, each, names));
  return all;
}

/** Returns the state of one channel for an actor who may read it. */
export async function channelState(
  stores: Reading,
  actor: Actor,
  { request, channel }: Pick<ReadableChannel, 'request' | 'channel'>,
): Promise<wire.ChannelState> {
  const conversations = (await stores.conversations.readBy(actor.userId, [request.id])).get(request.id);
  const readable = { request, channel, conversation: conversations?.find((one) => one.channel === channel.name) };
  return stateOf(actor, readable, await supplierNames(stores, actor, [readable]));
}

/**
 * Returns the channels of the requests. A supplier that no longer takes part has a channel only if it contains
 * messages.
 */
async function readableChannels(
  stores: Reading,
  actor: Actor,
  requests: readonly Request[],
  run: QueryRunner,
): Promise<ReadableChannel[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const [invitations, conversations] = await run(
    async () => (actor.companyType === 'customer' ? undefined : stores.invitations.ofRequests(ids)),
    () => stores.conversations.readBy(actor.userId, ids),
  );
  return requests.flatMap((request) =>
    channelsOf(request, invitations?.get(request.id) ?? [])
      .filter((channel) => mayRead(actor, request, channel))
      .map((channel) => {
        const conversation = conversations.get(request.id)?.find((one) => one.channel === channel.name);
        return { request, channel, conversation };
      })
      .filter(({ channel, conversation }) => channel.isOpen || conversation !== undefined),
  );
}

/**
 * Returns the suppliers' names for brokers, who write with several suppliers. A supplier has only one channel and needs
 * no name.
 */
async function supplierNames(
  { companies }: Pick<Stores, 'companies'>,
  { companyType }: Actor,
  readable: readonly ReadableChannel[],
): Promise<ReadonlyMap<string, CompanyReadModel>> {
  const suppliers = readable.filter(({ channel }) => channel.party === 'supplier');
  const ids = companyType === 'broker' ? suppliers.map(({ channel }) => channel.companyId) : [];
  return ids.length === 0 ? new Map() : companies.byIds([...new Set(ids)]);
}

function stateOf(actor: Actor, of: ReadableChannel, names: ReadonlyMap<string, CompanyReadModel>): wire.ChannelState {
  const { request, channel, conversation } = of;
  const supplier = names.has(channel.companyId) ? companyRef(channel.companyId, names) : undefined;
  return {
    channel: channel.name,
    supplier: supplier && { ...supplier, inn: '' },
    unread:
      conversation === undefined
        ? 0
        : unreadBy(conversation, { side: actor.companyType, readSeq: conversation.readSeq }),
    asked: sideOrNone(conversation?.awaitedAnswer?.side),
    askedAt: isoTimestamp(conversation?.awaitedAnswer?.at),
    total: conversation?.seq ?? 0,
    readSeq: conversation?.readSeq ?? 0,
    lastAt: isoTimestamp(conversation?.lastAt),
    mayWrite: mayWrite(actor, request, channel),
  };
}
