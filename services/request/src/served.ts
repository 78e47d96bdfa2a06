import { type RpcOf, together } from '@setu/kit/rpc';
import { AuditService } from '@setu/proto/common/audit';
import { CartService } from '@setu/proto/request/cart';
import { ClaimsService } from '@setu/proto/request/claims';
import { CompanyLoadsService } from '@setu/proto/request/company_loads';
import { DeskService } from '@setu/proto/request/desk';
import { DraftsService } from '@setu/proto/request/drafts';
import { EstimatesService } from '@setu/proto/request/estimates';
import { ExportsService } from '@setu/proto/request/exports';
import { InvitationsService } from '@setu/proto/request/invitations';
import { LoadsService } from '@setu/proto/request/loads';
import { MessagesService } from '@setu/proto/request/messages';
import { MilestonesService } from '@setu/proto/request/milestones';
import { OwnDataService } from '@setu/proto/request/own_data';
import { PapersService } from '@setu/proto/request/papers';
import { QuestionsService } from '@setu/proto/request/questions';
import { ReportsService } from '@setu/proto/request/reports';
import { RequestsService } from '@setu/proto/request/requests';
import { SamplesService } from '@setu/proto/request/samples';
import { TrustService } from '@setu/proto/request/trust';
import type { RequestDeps } from './deps.js';

/** All gRPC services that the process serves. */
export const served = together(
  AuditService,
  CartService,
  ClaimsService,
  CompanyLoadsService,
  DeskService,
  DraftsService,
  EstimatesService,
  ExportsService,
  InvitationsService,
  LoadsService,
  MessagesService,
  MilestonesService,
  OwnDataService,
  PapersService,
  QuestionsService,
  ReportsService,
  RequestsService,
  SamplesService,
  TrustService,
);

/** The type of one rpc: a function that takes its dependencies and returns the handler. */
export type Rpc<K extends keyof typeof served> = RpcOf<typeof served, K, RequestDeps>;

/** The rpcs of one gRPC service. The type requires all of them and allows no others. */
export type Rpcs<S> = { [K in keyof S & keyof typeof served]: Rpc<K> };
