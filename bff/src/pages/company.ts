import {
  type CompanyCardView,
  type CompanyCatalogView,
  type CompanyView,
  cardStandings,
  type companyCardsCodec,
  type ListQuery,
} from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { CardWork } from '@setu/proto/catalogue/search';
import type { CardStanding as WireStanding } from '@setu/proto/catalogue/words';
import { CompanyType } from '@setu/proto/common/words';
import { reviewStatusWord, wireCardStanding } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { cardView } from '../present/card.js';
import { categoryLink } from '../present/category.js';
import { checkViews, companyFields, permissionNames, productionView } from '../present/company.js';
import { facetViews } from '../present/facet.js';
import { certificateViews, pictureOrNull } from '../present/file.js';
import { landedFigures } from '../present/landed-figure.js';
import { textOrNull } from '../present/text.js';
import { answerMinutes, figuresView } from '../present/trust.js';
import { priceRange, reckonFilter, searchFilters, wireSort } from './card-filter.js';
import { managersOf } from './card-managers.js';
import { optional } from './part.js';

/** The timeout of the figures, as where they are shown alone. */
const timeoutMs = 800;

const onlyTotals = { page: 1, limit: 1 };

/** Returns whether the user may create cards. The catalogue decides, because a supplier's own users create them too. */
const mayCreate = (permissions: readonly string[] = []): string[] =>
  permissions.filter((one) => one === 'product_create');

/** Returns the open work on a card, if the caller may see it. */
const workView = (work: CardWork | undefined): Pick<CompanyCardView, 'has_draft' | 'review_status' | 'is_corrected'> =>
  work
    ? {
        has_draft: work.hasDraft,
        review_status: reviewStatusWord(work.reviewStatus) ?? null,
        is_corrected: work.isCorrected,
      }
    : {};

/** Returns a company's page as the caller may see it. */
export const companyPage = async (call: CallContext, companyId: string): Promise<CompanyView> => {
  const { identity, catalogue, request } = call.deps.services;
  const [found, cards, certified, trust] = await Promise.all([
    identity.getCompany({ companyId }, call.reads()),
    optional(catalogue.listCompanyCards({ companyId, categoryId: '', page: onlyTotals }, call.reads()), null),
    optional(catalogue.listCompanyCertificates({ companyId }, call.reads()), null),
    optional(request.getTrustFigures({ supplierCompanyId: companyId }, call.reads(timeoutMs)), null),
  ]);
  if (!found.company) throw internal('a company answer without a company');
  const supplier = found.company.type === CompanyType.SUPPLIER;
  return {
    company: companyFields(found.company, call.locale),
    permissions: permissionNames([...found.permissions, ...mayCreate(cards?.permissions)]),
    sku_count: supplier ? (cards?.totals?.total ?? null) : null,
    founded_year: found.company.foundedYear || null,
    answer_minutes: supplier && trust ? answerMinutes(trust.figures) : null,
    completed_deals: supplier ? (trust?.completedDeals ?? null) : null,
    trust: supplier && trust ? figuresView(trust) : null,
    verified: supplier && (certified?.verified ?? false),
    certificates: supplier && certified ? certificateViews(certified) : [],
    logo: pictureOrNull(found.company.logoPictureId),
    checks: found.company.checks.flatMap((check) => checkViews(check, call.locale)),
    production: productionView(found.company.production, call.locale),
    ...(found.awaitedUser && {
      awaited_user: { email: found.awaitedUser.email, valid_for: found.awaitedUser.validFor },
    }),
  };
};

type CompanyCardQuery = ListQuery<typeof companyCardsCodec>;

/** Returns the publication state that a query value names, or undefined for all cards. */
const standingOf = (name: string): WireStanding | undefined => {
  const standing = cardStandings.find((one) => one === name);
  return standing && wireCardStanding(standing);
};

/** Returns a company's catalogue. */
export const companyCatalogPage = async (
  call: CallContext,
  { query, ...of }: { companyId: string; categoryId: string; query: CompanyCardQuery },
): Promise<CompanyCatalogView> => {
  const { identity, catalogue } = call.deps.services;
  const { reckoned, filter, searched } = await reckonFilter(call, query);
  const [company, found] = await Promise.all([
    identity.getCompany({ companyId: of.companyId }, call.reads()),
    catalogue.listCompanyCards(
      {
        ...{ ...of, filter, sort: wireSort(query.sort), page: { page: query.page, limit: query.limit } },
        standing: standingOf(query.filters.f_state),
        ...{ withFacets: true, withLanded: true },
      },
      call.reads(),
    ),
  ]);
  const managers = await managersOf(call, found.cards);
  const landedOf = landedFigures(found.landed);
  return {
    skus: found.cards.map((card) => ({
      ...cardView(card, { language: call.locale, managers }),
      ...landedOf(card.skuId),
      ...workView(found.works[card.skuId]),
    })),
    totalCount: found.totals?.total ?? 0,
    at_least: found.totals?.atLeast ?? false,
    products_attributes: priceRange(found.totals, reckoned),
    currency: reckoned.currency,
    company: { id: of.companyId, short_name: company.company?.shortName ?? '' },
    categories: found.categories.map((category) => categoryLink(category, call.locale)),
    corrected_search: textOrNull(found.correctedSearch),
    permissions: permissionNames(found.permissions),
    facets: facetViews(found.facets, query.filters.f, call.locale),
    search_filters: searchFilters(searched, found.measures),
  };
};
