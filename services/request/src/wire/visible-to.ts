import { localeOf } from '@setu/kit/rpc';
import type { Actor } from '@setu/proto/common';
import type { DescribedItem } from '../conditions/domain/condition.js';
import { inviteeOf } from '../requests/domain/invitee.js';
import type { Request } from '../requests/domain/request.js';
import { relationOf } from '../requests/domain/rights.js';
import { cardOf } from './card-snapshot.js';
import type { Gathered } from './gather-view.js';

/**
 * Returns a request limited to what the reader may know. The limits protect other suppliers:
 * - A supplier that is only invited sees neither the deal nor its supplier.
 * - A supplier that no longer takes part sees the request as it was then.
 * - A card of another company appears only as a text description.
 */
export function visibleTo(reader: Actor, gathered: Gathered): Gathered {
  if (reader.companyType !== 'supplier') return gathered;
  const described = withoutForeignCard(reader, gathered);
  const relation = relationOf(reader, gathered.request);
  if (relation === 'supplier') return described;
  const limited = withoutDeal(reader, described);
  return relation === 'past' ? asItWas(reader, limited) : limited;
}

/** Returns the total of a request before any offer. */
const initialTotal = ({ customerPrice: money, publication }: Request): Request['total'] =>
  money && { money, rate: publication?.rate };

function withoutDeal({ companyId }: Actor, gathered: Gathered): Gathered {
  const { request } = gathered;
  const supplierCompanyId = request.supplierCompanyId === companyId ? companyId : undefined;
  return {
    ...gathered,
    request: { ...request, supplierCompanyId, total: initialTotal(request) },
    offer: undefined,
    contract: undefined,
  };
}

function asItWas({ companyId }: Actor, gathered: Gathered): Gathered {
  const { request, condition, history } = gathered;
  const left = inviteeOf(companyId, request)?.left;
  const visibleHistory = history.slice(0, left?.seq ?? history.length);
  const { status = request.status, at = request.statusAt } = visibleHistory.at(-1) ?? {};
  return {
    ...gathered,
    request: { ...request, status, statusAt: at },
    condition: { ...condition, files: [] },
    history: visibleHistory,
  };
}

/**
 * Replaces another company's card with a text description. The supplier learns what is needed, but neither whose card
 * it is nor the card's price.
 */
function withoutForeignCard(reader: Actor, gathered: Gathered): Gathered {
  const { condition, request, offer, contract } = gathered;
  if (condition.card === undefined) return gathered;
  const details = cardOf(condition.card);
  if (details.card?.company?.id === reader.companyId) return gathered;
  const locale = localeOf(reader);
  const localText = (text: { en: string; ru: string } | undefined): string =>
    text?.[locale] || text?.en || text?.ru || '';
  const item: DescribedItem = {
    name: localText(request.name),
    description: [localText(details.description), localText(details.technicalSpecification)]
      .filter(Boolean)
      .join('\n\n'),
    area: localText(details.area),
    customsCode: details.card?.hsCode ?? '',
    count: condition.count,
    unit: details.card?.unit && { id: details.card.unit.id, name: details.card.unit.name ?? { en: '', ru: '' } },
    price: '',
  };
  const hasDeal = offer !== undefined || contract !== undefined;
  const total = hasDeal ? request.total : undefined;
  return {
    ...gathered,
    request: { ...request, skuId: undefined, customerPrice: undefined, total },
    condition: { ...condition, card: undefined, pictureColors: undefined, items: [item] },
  };
}
