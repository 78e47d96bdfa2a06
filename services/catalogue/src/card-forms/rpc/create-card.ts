import { invalid, isReserved, notFound } from '@setu/kit/core';
import { mustBeUser, readId } from '@setu/kit/rpc';
import { isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { readContent } from '../../wire/card-content.js';
import { toWireDetails } from '../../wire/card-details.js';
import { createCard as create } from '../changes/create-card.js';
import { mustCreate, reservedFor } from '../changes/must-create.js';
import { formProblems } from '../domain/form-problems.js';

export const createCard: Rpc<'createCard'> =
  ({ write, clock, env }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const skuId = readId(request.skuId);
    const companyId = readId(request.companyId);
    const ofBroker = isBroker(viewerOf(actor));
    const { card, edit } = await write(async (stores) => {
      const company = await mustCreate(stores, actor, companyId);
      const known = await stores.cardVersions.head(skuId);
      const isReservedByCaller = isReserved(skuId, {
        ...reservedFor(actor, companyId),
        keys: env.ACTOR_KEYS,
        now: clock.now(),
      });
      if (known === undefined ? !isReservedByCaller : known.companyId !== companyId) throw notFound();
      const form = readContent(request.content);
      const problems = known === undefined ? formProblems(form, await stores.references.known(form)) : {};
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const brokerManagerId = ofBroker ? actor.userId : (company.brokerManagerId ?? undefined);
      return create(stores, { skuId, companyId, brokerManagerId, form, at: clock.now() });
    });
    return { card: toWireDetails(card, ofBroker), edit };
  };
