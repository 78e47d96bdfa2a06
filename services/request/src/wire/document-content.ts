import { inr, lotInRoubles, type Money, partInRoubles, toRupees, wholeCount } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import { requestStatusWord } from '@setu/proto/wire-words';
import type { PaperKind } from '@setu/proto/words';
import {
  contactLine,
  type DocumentAmount,
  type DocumentContent,
  type DocumentItem,
  fullName,
} from '../documents/domain/document-content.js';
import type { Instalment } from '../documents/domain/instalments.js';
import { areIntroduced } from '../requests/domain/identities.js';
import { instalmentsOf, isContracted } from './document-terms.js';

/** Returns the advance that the card requires, in percent. */
const cardPercent = ({ condition }: wire.RequestView): number | undefined => {
  const share = condition?.card?.paymentAdvance;
  return share === undefined ? undefined : Math.round(share * 10_000) / 100;
};

const none = { en: '', ru: '' };
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

const isIntroduced = ({ history }: wire.RequestView): boolean =>
  areIntroduced(history.flatMap(({ status }) => requestStatusWord(status) ?? []).map((status) => ({ status })));

/**
 * Returns the content of a document for the reader of a request's page.
 * Documents get passed on. They therefore name the other side only after the introduction, even where the page shows
 * it.
 */
export function documentContent(kind: PaperKind, view: wire.RequestView, reader: Actor): DocumentContent {
  const introduced = isIntroduced(view);
  const sees = (side: string): boolean => introduced || reader.companyType === 'broker' || reader.companyType === side;
  // Suppliers may not know other suppliers.
  const isOtherSupplier = reader.companyType === 'supplier' && view.supplier?.id !== reader.companyId;
  const card = view.condition?.card;
  const { customer, contact, supplier, brokerManager: manager } = view;
  return {
    kind,
    number: view.numericHash,
    date: day.format(new Date(view.publishedAt)),
    customer: sees('customer') && customer ? { name: customer.shortName, inn: customer.inn } : undefined,
    contact: sees('customer') && contact ? contactLine(contact) : '',
    supplier: sees('supplier') && supplier && !isOtherSupplier ? { name: supplier.shortName, inn: '' } : undefined,
    broker: manager ? fullName(manager) : '',
    lines: linesOf(view),
    incoTerms: card?.card?.incoTerms ?? '',
    incoPlace: card?.card?.incoPlace ?? none,
    leadDays: card?.card?.leadDays ?? 0,
    warrantyMonths: card?.warranty,
    advance: isContracted(view) ? instalmentsOf(view).advance?.percent : cardPercent(view),
    timeFrame: view.condition?.timeFrame ?? '',
    comment: kind === 'request' ? (view.condition?.comment ?? '') : '',
    amounts: amountsOf(kind, view),
    contract:
      view.contractNumber || view.contractDate ? { number: view.contractNumber, date: view.contractDate } : undefined,
  };
}

function linesOf({ condition }: wire.RequestView): DocumentItem[] {
  const card = condition?.card?.card;
  const ofCard: DocumentItem[] = card
    ? [
        {
          name: card.name ?? none,
          description: '',
          vendorCode: card.vendorCode,
          hsCode: card.hsCode,
          count: condition?.count ?? '',
          unit: card.unit?.name ?? none,
        },
      ]
    : [];
  const described = (condition?.items ?? []).map((item) => ({
    name: { en: item.name, ru: item.name },
    description: item.description,
    vendorCode: '',
    hsCode: item.customsCode,
    count: item.count,
    unit: item.unit?.name ?? none,
  }));
  return [...ofCard, ...described];
}

function amountsOf(kind: PaperKind, view: wire.RequestView): DocumentAmount[] {
  const { customerPrice, offerPrice, contractPrice } = view;
  const count = wholeCount(view.condition?.count ?? '');
  if (kind === 'offers') return [];
  if (kind === 'request')
    return [
      ...documentAmount('customer', customerPrice, { count }),
      ...documentAmount('offer', offerPrice, { count }),
      ...documentAmount('contract', contractPrice, { count }),
    ];
  const { advance, balance } = instalmentsOf(view);
  const [contract] = documentAmount('contract', contractPrice, { count });
  const paid = contract && advance && instalment('advance', advance, contract);
  const left = contract && balance && instalment('balance', balance, contract);
  const rest = contract && left && restInRoubles(contract, paid, left);
  const isOf = (...kinds: PaperKind[]): boolean => kinds.includes(kind);
  return [
    ...(contract ? [contract] : []),
    ...(paid && isOf('specification', 'proforma_advance') ? [paid] : []),
    ...(rest && (isOf('proforma_balance') || (isOf('specification') && advance)) ? [rest] : []),
  ];
}

/** Returns an instalment in both currencies. In roubles it is the same share of the contract as in rupees. */
function instalment(
  what: 'advance' | 'balance',
  { minor, percent }: Instalment,
  { rupees, roubles, rate }: DocumentAmount,
): DocumentAmount {
  const part =
    rupees !== undefined && roubles !== undefined
      ? partInRoubles(inr(minor), inr(BigInt(rupees)), { minor: BigInt(roubles), currency: 'RUB' })
      : undefined;
  return { what, rupees: String(minor), roubles: part && String(part.minor), rate, percent };
}

/** Returns the balance in roubles such that it and the advance add up to the contract, as they do in rupees. */
function restInRoubles(contract: DocumentAmount, advance: DocumentAmount | undefined, left: DocumentAmount) {
  const minor = (of: string | undefined): bigint => BigInt(of ?? 0);
  const isSplit = minor(advance?.rupees) + minor(left.rupees) === minor(contract.rupees);
  if (!isSplit || contract.roubles === undefined) return left;
  return { ...left, roubles: String(minor(contract.roubles) - minor(advance?.roubles)) };
}

/**
 * Returns an amount for a document in both currencies, or an empty list without an amount. `count` is the number of
 * units of a full price.
 */
export function documentAmount(
  what: DocumentAmount['what'],
  amount: wire.Amount | undefined,
  { count }: { count?: bigint | undefined },
): DocumentAmount[] {
  const { money, rate, upTo } = amount ?? {};
  if (money === undefined) return [];
  const both = (of: Money) => {
    const isRoubles = of.currency === 'RUB';
    const rupees: Money | undefined = isRoubles ? rate && toRupees(of, rate) : of;
    const roubles: Money | undefined = isRoubles ? of : rate && lotInRoubles(of, rate, count);
    return { rupees: rupees && String(rupees.minor), roubles: roubles && String(roubles.minor) };
  };
  const value = rate && Number(rate.valueE4) / (10_000 * rate.nominal);
  return [
    {
      what,
      ...both(money),
      ...(upTo && { upTo: both(upTo) }),
      rate: rate && { value: String(value), date: rate.date, source: rate.source },
      percent: undefined,
    },
  ];
}
