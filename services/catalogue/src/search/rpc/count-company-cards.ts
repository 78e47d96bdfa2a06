import { notFound } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';
import { businessDay } from '@setu/proto/business-day';
import { wireSkuType } from '@setu/proto/wire-words';
import type { CardStanding } from '@setu/proto/words';
import { canSeeUnpublished, catalogPermissions, isBroker } from '../../cards/domain/rights.js';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireCard } from '../../wire/card.js';

const maxReturned = 10;
const maxExpiring = 3;
const soonMs = 60 * 86_400_000;

/** Counts a company's cards by status. For its own staff and brokers. */
export const countCompanyCards: Rpc<'countCompanyCards'> =
  ({ read, clock }) =>
  async (request, { actor }) => {
    const companyId = readId(request.companyId);
    const viewer = viewerOf(actor);
    const company = canSeeUnpublished(viewer, companyId) ? await read.companies.find(companyId) : undefined;
    if (company === undefined) throw notFound();
    const lastDay = businessDay('moscow', new Date(clock.now().getTime() + soonMs));
    const [counts, returnedIds, expiring] = await Promise.all([
      read.cardStatuses.count(companyId),
      read.cardStatuses.returned(companyId, maxReturned),
      read.certificates.expiring(companyId, lastDay, maxExpiring),
    ]);
    const at = (status: CardStanding): number => counts.get(status) ?? 0;
    const returned = await read.cards.listed(returnedIds);
    return {
      ...{ draft: at('draft'), inReview: at('in_review'), returned: at('returned'), published: at('published') },
      corrected: at('corrected'),
      returnedCards: returned.map((card) => toWireCard(card, isBroker(viewer))),
      endingCertificates: expiring.map(({ type, ...one }) => ({ ...one, type: wireSkuType(type) })),
      permissions: catalogPermissions(viewer, company),
    };
  };
