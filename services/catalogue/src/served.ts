import { type RpcOf, together } from '@setu/kit/rpc';
import { CardFormsService } from '@setu/proto/catalogue/card_forms';
import { CardViewsService } from '@setu/proto/catalogue/card_views';
import { CardsService } from '@setu/proto/catalogue/cards';
import { CategoriesService } from '@setu/proto/catalogue/categories';
import { CategoryTreeService } from '@setu/proto/catalogue/category_tree';
import { ContentService } from '@setu/proto/catalogue/content';
import { CostTablesService } from '@setu/proto/catalogue/cost_tables';
import { DemandService } from '@setu/proto/catalogue/demand';
import { HomeCareService } from '@setu/proto/catalogue/home_care';
import { HsCodesService } from '@setu/proto/catalogue/hs_codes';
import { ImportsService } from '@setu/proto/catalogue/imports';
import { LandedPricesService } from '@setu/proto/catalogue/landed_prices';
import { ReferenceService } from '@setu/proto/catalogue/reference';
import { ReportsService } from '@setu/proto/catalogue/reports';
import { SearchService } from '@setu/proto/catalogue/search';
import { SearchWordsService } from '@setu/proto/catalogue/search_words';
import { SitemapService } from '@setu/proto/catalogue/sitemap';
import { StaticPagesService } from '@setu/proto/catalogue/static_pages';
import { AuditService } from '@setu/proto/common/audit';
import type { CatalogueDeps } from './deps.js';
import { serializeList } from './wire/listed-cards.js';

/** All gRPC methods of the process. */
export const served = together(
  AuditService,
  CardsService,
  CardFormsService,
  CardViewsService,
  CategoriesService,
  CategoryTreeService,
  { ...SearchService, listCards: { ...SearchService.listCards, responseSerialize: serializeList } },
  SearchWordsService,
  ContentService,
  CostTablesService,
  DemandService,
  HomeCareService,
  HsCodesService,
  ImportsService,
  LandedPricesService,
  ReferenceService,
  ReportsService,
  SitemapService,
  StaticPagesService,
);

/** A method: a function of its dependencies that returns the handler. */
export type Rpc<Name extends keyof typeof served> = RpcOf<typeof served, Name, CatalogueDeps>;

/** All methods of one gRPC service, none missing and none extra. */
export type Rpcs<S> = { [Name in keyof S & keyof typeof served]: Rpc<Name> };
