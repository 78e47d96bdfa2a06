import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import type { CompanyCopy } from '../copies/domain/copies.js';
import { type Channel, channelsOf } from '../messages/domain/channel.js';
import { unreadBy } from '../messages/domain/conversation.js';
import { mayRead, mayWrite } from '../messages/domain/rights.js';
import type { ReadConversation } from '../messages/store/conversations.js';
import type { Request } from '../requests/domain/request.js';
import type { Stores } from '../store/index.js';
import { companyRef, moment } from './refs.js';
import { sideOrNone } from './request-words.js';

type Reading = Pick<Stores, 'companies' | 'conversations' | 'invitations'>;

interface Standing {
  request: Request;
  channel: Channel;
  /** Undefined if the channel has no messages yet. */
  held: ReadConversation | undefined;
}

/**
 * Returns the conversations that the actor may read, by request id. The number of queries does not depend on the number
 * of requests.
 */
export async function channelViews(
  stores: Reading,
  actor: Actor,
  requests: readonly Request[],
): Promise<Map<string, wire.ChannelState[]>> {
  const standing = await standingOf(stores, actor, requests);
  const names = await supplierNames(stores, actor, standing);
  const all = new Map<string, wire.ChannelState[]>(requests.map(({ id }) => [id, []]));
  for (const each of standing) all.get(each.request.id)?.push(stateOf(actor, each, names));
  return all;
}

/** Returns the state of one channel for an actor who may read it. */
export async function channelState(
  stores: Reading,
  actor: Actor,
  { request, channel }: Pick<Standing, 'request' | 'channel'>,
): Promise<wire.ChannelState> {
  const held = (await stores.conversations.readBy(actor.userId, [request.id])).get(request.id);
  const standing = { request, channel, held: held?.find((one) => one.channel === channel.name) };
  return stateOf(actor, standing, await supplierNames(stores, actor, [standing]));
}

/**
 * Returns the channels of the requests. A supplier that no longer takes part has a channel only if it contains
 * messages.
 */
async function standingOf(stores: Reading, actor: Actor, requests: readonly Request[]): Promise<Standing[]> {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const invitations = actor.companyType === 'customer' ? undefined : await stores.invitations.ofRequests(ids);
  const conversations = await stores.conversations.readBy(actor.userId, ids);
  return requests.flatMap((request) =>
    channelsOf(request, invitations?.get(request.id) ?? [])
      .filter((channel) => mayRead(actor, request, channel))
      .map((channel) => {
        const held = conversations.get(request.id)?.find((one) => one.channel === channel.name);
        return { request, channel, held };
      })
      .filter(({ channel, held }) => channel.isOpen || held !== undefined),
  );
}

/**
 * Returns the suppliers' names for brokers, who write with several suppliers. A supplier has only one channel and needs
 * no name.
 */
async function supplierNames(
  { companies }: Pick<Stores, 'companies'>,
  { companyType }: Actor,
  standing: readonly Standing[],
): Promise<ReadonlyMap<string, CompanyCopy>> {
  const suppliers = standing.filter(({ channel }) => channel.party === 'supplier');
  const ids = companyType === 'broker' ? suppliers.map(({ channel }) => channel.companyId) : [];
  return ids.length === 0 ? new Map() : companies.byIds([...new Set(ids)]);
}

function stateOf(actor: Actor, of: Standing, names: ReadonlyMap<string, CompanyCopy>): wire.ChannelState {
  const { request, channel, held } = of;
  const supplier = names.has(channel.companyId) ? companyRef(channel.companyId, names) : undefined;
  return {
    channel: channel.name,
    supplier: supplier && { ...supplier, inn: '' },
    unread: held === undefined ? 0 : unreadBy(held, { side: actor.companyType, readSeq: held.readSeq }),
    asked: sideOrNone(held?.asked?.side),
    askedAt: moment(held?.asked?.at),
    total: held?.seq ?? 0,
    readSeq: held?.readSeq ?? 0,
    lastAt: moment(held?.lastAt),
    mayWrite: mayWrite(actor, request, channel),
  };
}
