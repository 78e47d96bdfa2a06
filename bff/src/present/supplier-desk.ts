import type {
  CompanyFactView,
  EndingCertificateView,
  ReturnedCardView,
  SupplierDeskView,
  TrafficCardView,
  TrafficWeekView,
} from '@setu/contract';
import type { ViewsOfCard, ViewsOfWeek } from '@setu/proto/catalogue/card_views';
import type { Card, ListCompanyCertificatesResponse } from '@setu/proto/catalogue/cards';
import type { CountCompanyCardsResponse } from '@setu/proto/catalogue/search';
import type { Company } from '@setu/proto/identity/companies';
import type { DemandOfCard, DemandOfWeek } from '@setu/proto/request/desk';
import { companyCheckKindWord, skuTypeWord } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { picturesView } from './file.js';
import { personOrNull } from './person.js';
import { textOrNull, textsIn } from './text.js';

/** What a reviewer wrote on a returned card, and whether it was corrected since. */
export type ReturnOfCard = Pick<ReturnedCardView, 'comment' | 'comment_count' | 'is_corrected'>;

type CardName = Omit<ReturnedCardView, keyof ReturnOfCard>;

const cardName = (card: Card, language: Language): CardName => ({
  sku_id: card.skuId,
  category_id: card.categoryId,
  type: skuTypeWord(card.type) ?? 'product',
  ...textsIn(language, { name: card.name }),
  vendor_code: card.vendorCode,
  picture: picturesView(card)[0] ?? null,
});

/** Presents a returned card with its reviewer's comment. */
export const returnedCardView = (card: Card, returned: ReturnOfCard, language: Language): ReturnedCardView => ({
  ...cardName(card, language),
  ...returned,
});

/** Presents the number of cards in each state. */
export const stateCounts = (counted: CountCompanyCardsResponse): NonNullable<SupplierDeskView['cards']>['counts'] => ({
  draft: counted.draft,
  in_review: counted.inReview,
  returned: counted.returned,
  corrected: counted.corrected,
  published: counted.published,
});

/** Presents views and requests by week. Missing numbers are null. Both services use the same weeks. */
export const trafficWeeks = (
  views: readonly ViewsOfWeek[] | undefined,
  requests: readonly DemandOfWeek[] | undefined,
): TrafficWeekView[] => {
  const viewsByWeek = new Map(views?.map((week) => [week.monday, Number(week.views)]));
  const requestsByWeek = new Map(requests?.map((week) => [week.monday, week.requests]));
  return (views ?? requests ?? []).map(({ monday }) => ({
    monday,
    views: viewsByWeek.get(monday) ?? null,
    requests: requestsByWeek.get(monday) ?? null,
  }));
};

/** Presents cards with their numbers of views and requests. */
export const topCards = (
  viewed: readonly ViewsOfCard[],
  demand: readonly DemandOfCard[],
  language: Language,
): TrafficCardView[] => {
  const requestsByCard = new Map(demand.map(({ skuId, requests }) => [skuId, requests]));
  return viewed.flatMap(({ card, views, viewsBefore, weeks }) =>
    card
      ? [
          {
            ...cardName(card, language),
            views: Number(views),
            views_before: Number(viewsBefore),
            requests: requestsByCard.get(card.skuId) ?? null,
            weeks: weeks.map(Number),
          },
        ]
      : [],
  );
};

interface SupplierFigures {
  permissions: readonly string[];
  certified: ListCompanyCertificatesResponse;
  counted: CountCompanyCardsResponse;
}

const endingView = (ending: CountCompanyCardsResponse['endingCertificates'][number]): EndingCertificateView => ({
  name: ending.name,
  valid_until: ending.validUntil,
  sku_id: ending.skuId,
  type: skuTypeWord(ending.type) ?? 'product',
});

/**
 * Presents which facts a company's page contains and which are missing, in the order of the page, and the certificates
 * that expire soon.
 */
export const companyFactsOf = (
  company: Company,
  { permissions, certified, counted }: SupplierFigures,
): NonNullable<SupplierDeskView['company']> => {
  const checkedOn = (kind: string): string | null =>
    textOrNull(company.checks.find((check) => companyCheckKindWord(check.kind) === kind)?.checkedOn ?? '');
  const fact = (kind: CompanyFactView['kind'], isPresent: boolean, checked: string | null = null): CompanyFactView => ({
    kind,
    is_said: isPresent,
    checked_on: checked,
  });
  const isWritten = (text: { en: string; ru: string } | undefined): boolean => Boolean(text?.en || text?.ru);
  const { contact, production } = company;
  return {
    facts: [
      fact('logo', company.logoPictureId !== ''),
      fact('address', isWritten(company.legalAddressLine)),
      fact('contacts', Boolean(contact?.phone || contact?.email)),
      fact('industries', company.industries.length > 0),
      fact('export_products', isWritten(company.exportProductList)),
      fact('production', isWritten(production?.capacity) || Boolean(production?.staff || production?.area)),
      fact('site', company.webSite !== ''),
      fact('tax_numbers', company.pan !== '' && company.gstn !== '', checkedOn('tax')),
      fact('papers', certified.verified, checkedOn('registration')),
      fact('certificates', certified.certificates.length > 0),
    ],
    is_verified: certified.verified,
    may_edit: permissions.includes('edit'),
    manager: personOrNull(company.brokerManager),
    ending: counted.endingCertificates.map(endingView),
  };
};
