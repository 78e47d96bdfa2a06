import { type RpcOf, together } from '@setu/kit/rpc';
import { AuditService } from '@setu/proto/common/audit';
import { ApplicationsService } from '@setu/proto/review/applications';
import { DiscussionsService } from '@setu/proto/review/discussions';
import { QueuesService } from '@setu/proto/review/queues';
import { ReviewsService } from '@setu/proto/review/reviews';
import { TranslationsService } from '@setu/proto/review/translations';
import type { ReviewDeps } from './deps.js';

/** The gRPC services of this process. */
export const served = together(
  AuditService,
  ReviewsService,
  TranslationsService,
  DiscussionsService,
  ApplicationsService,
  QueuesService,
);

/** The type of one rpc: a function that takes its dependencies and returns the handler. */
export type Rpc<Name extends keyof typeof served> = RpcOf<typeof served, Name, ReviewDeps>;

/** The rpcs of one gRPC service. The type requires all of them and allows no others. */
export type Rpcs<S> = { [Name in keyof S & keyof typeof served]: Rpc<Name> };
