import { readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/messages';
import type { Rpc } from '../../served.js';
import { principalOf } from '../../wire/access.js';
import { channelState } from '../../wire/channel-view.js';
import { messageViews } from '../../wire/message-view.js';
import { readFiles } from '../../wire/read-input.js';
import { findChannel } from '../changes/find-channel.js';
import { postMessage as post } from '../changes/post-message.js';
import { postable } from '../domain/message.js';
import { demandWriting } from '../domain/rights.js';

export const postMessage: Rpc<'postMessage'> =
  (deps) =>
  (request, { actor }) =>
    deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'PostMessage',
          key: request.idempotencyKey,
          // The BFF creates a message id for each attempt, so the id is not part of the fingerprint.
          fingerprint: wire.PostMessageRequest.encode({ ...request, messageId: '' }).finish(),
          answer: wire.PostMessageResponse,
        },
        async () => {
          const place = await findChannel(stores, actor, request);
          demandWriting(actor, place.request, place.channel);
          const { text, files, asks } = request;
          const written = postable({ text, files: readFiles({ files }), asks });
          const message = await post(deps, stores, { ...place, actor, id: readId(request.messageId), written });
          const [view] = await messageViews(stores, actor, [message]);
          return { message: view, channel: await channelState(stores, actor, place) };
        },
      ),
    );
