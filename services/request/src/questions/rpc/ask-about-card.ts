import { readId } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request/questions';
import { postable } from '../../messages/domain/message.js';
import type { Rpc } from '../../served.js';
import { mustTrade, principalOf } from '../../wire/access.js';
import { readCard, readContact, readFiles } from '../../wire/read-input.js';
import { askAboutCard as ask } from '../changes/ask-about-card.js';

export const askAboutCard: Rpc<'askAboutCard'> =
  (deps) =>
  async (request, { actor }) => {
    mustTrade(actor);
    const { text, files, asks, count, rate } = request;
    const card = readCard(request.card);
    const contact = readContact(request.contact);
    const messageId = readId(request.messageId);
    const written = postable({ text, files: readFiles({ files }), asks });
    return deps.write((stores) =>
      stores.idempotent(
        {
          principal: principalOf(actor),
          route: 'AskAboutCard',
          key: request.idempotencyKey,
          // The fingerprint leaves out the message id, which the BFF creates for each attempt. It also leaves out the
          // contact, the exchange rate and the card's current content, which may change between attempts.
          fingerprint: JSON.stringify([card.skuId, count, text, asks, files.map(({ id }) => id)]),
          answer: wire.AskAboutCardResponse,
        },
        () => ask(deps, stores, { actor, card, contact, count, rate, messageId, written }),
      ),
    );
  };
