import { notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { Request } from '../../requests/domain/request.js';
import type { Stores } from '../../store/index.js';
import { type Channel, channelsOf } from '../domain/channel.js';
import { demandReading } from '../domain/rights.js';

/** A channel with its request. */
export interface Place {
  request: Request;
  channel: Channel;
}

/** Returns the named channel. Throws `not_found` if it does not exist for the caller. */
export async function findChannel(
  stores: Pick<Stores, 'invitations' | 'requests'>,
  actor: Actor,
  query: { requestId: string; channel: string },
): Promise<Place> {
  mustBeUser(actor);
  const request = await stores.requests.get(readId(query.requestId));
  if (request === undefined) throw notFound();
  const channels = channelsOf(request, await stores.invitations.of(request.id));
  const channel = channels.find(({ name }) => name === query.channel);
  if (channel === undefined) throw notFound();
  demandReading(actor, request, channel);
  return { request, channel };
}
