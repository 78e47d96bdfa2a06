import { inr, type Money, toRoubles, toRupees } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import type * as wire from '@setu/proto/request/view';
import { requestStatusWord } from '@setu/proto/wire-words';
import type { PaperKind } from '@setu/proto/words';
import { instalments } from '../papers/domain/instalments.js';
import type { PaperSubject } from '../papers/domain/open-papers.js';
import type { PaperAmount, PaperContent, PaperLine } from '../papers/domain/paper-content.js';
import { areIntroduced } from '../requests/domain/identities.js';

const none = { en: '', ru: '' };
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' });

const isIntroduced = ({ history }: wire.RequestView): boolean =>
  areIntroduced(history.flatMap(({ status }) => requestStatusWord(status) ?? []).map((status) => ({ status })));

const shareOf = ({ condition }: wire.RequestView): number | undefined => condition?.card?.paymentAdvance;

/** Takes a request as its reader sees it, gives what papers may be made of it. */
export function paperSubject(view: wire.RequestView): PaperSubject {
  const price = view.contractPrice?.money?.minor;
  const balance = price === undefined ? undefined : instalments(price, shareOf(view)).balance;
  return { isPublished: view.publishedAt !== '', isContracted: price !== undefined, hasBalance: balance !== undefined };
}

/**
 * Takes a request as its reader sees it, gives what a paper of it says to him. Beyond what the page keeps from him, it
 * names the other side only once they are introduced: a paper is passed on.
 */
export function paperContent(kind: PaperKind, view: wire.RequestView, reader: Actor): PaperContent {
  const introduced = isIntroduced(view);
  const sees = (side: string): boolean => introduced || reader.companyType === 'broker' || reader.companyType === side;
  // Suppliers know of no other supplier.
  const isNotItsOwn = reader.companyType === 'supplier' && view.supplier?.id !== reader.companyId;
  const card = view.condition?.card;
  const { customer, contact, supplier, brokerManager: manager } = view;
  return {
    kind,
    number: view.numericHash,
    date: day.format(new Date(view.publishedAt)),
    customer: sees('customer') && customer ? { name: customer.shortName, inn: customer.inn } : undefined,
    contact: sees('customer') && contact ? contactLine(contact) : '',
    supplier: sees('supplier') && supplier && !isNotItsOwn ? { name: supplier.shortName, inn: '' } : undefined,
    broker: manager ? [manager.surname, manager.name, manager.patronymic].filter(Boolean).join(' ') : '',
    lines: linesOf(view),
    incoTerms: card?.card?.incoTerms ?? '',
    incoPlace: card?.card?.incoPlace ?? none,
    leadDays: card?.card?.leadDays ?? 0,
    warrantyMonths: card?.warranty,
    advance: shareOf(view) === undefined ? undefined : Math.round((shareOf(view) ?? 0) * 10_000) / 100,
    timeFrame: view.condition?.timeFrame ?? '',
    comment: kind === 'request' ? (view.condition?.comment ?? '') : '',
    amounts: amountsOf(kind, view),
  };
}

const contactLine = ({ surname, name, patronymic, phone, email }: wire.RequestContact): string =>
  [[surname, name, patronymic].filter(Boolean).join(' '), phone, email].filter(Boolean).join(', ');

function linesOf({ condition }: wire.RequestView): PaperLine[] {
  const card = condition?.card?.card;
  const ofCard: PaperLine[] = card
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

function amountsOf(kind: PaperKind, view: wire.RequestView): PaperAmount[] {
  const { customerPrice, offerPrice, contractPrice } = view;
  if (kind === 'request')
    return [...shown('customer', customerPrice), ...shown('offer', offerPrice), ...shown('contract', contractPrice)];
  const price = contractPrice?.money?.minor ?? 0n;
  const { advance, balance } = instalments(price, shareOf(view));
  const part = (what: 'advance' | 'balance', of: typeof balance): PaperAmount[] =>
    of ? shown(what, { money: inr(of.minor), rate: contractPrice?.rate }, of.percent) : [];
  return [
    ...shown('contract', contractPrice),
    ...(kind === 'proforma_balance' ? [] : part('advance', advance)),
    ...(kind === 'proforma_advance' ? [] : part('balance', balance)),
  ];
}

function shown(what: PaperAmount['what'], amount: wire.Amount | undefined, percent?: number): PaperAmount[] {
  const { money, rate } = amount ?? {};
  if (money === undefined) return [];
  const isRoubles = money.currency === 'RUB';
  const rupees: Money | undefined = isRoubles ? rate && toRupees(money, rate) : money;
  const roubles: Money | undefined = isRoubles ? money : rate && toRoubles(money, rate);
  const value = rate && Number(rate.valueE4) / (10_000 * rate.nominal);
  return [
    {
      what,
      rupees: rupees && String(rupees.minor),
      roubles: roubles && String(roubles.minor),
      rate: rate && { value: String(value), date: rate.date, source: rate.source },
      percent,
    },
  ];
}
