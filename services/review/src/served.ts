import { type RpcOf, together } from '@setu/kit/rpc';
import { AuditService } from '@setu/proto/common/audit';
import { ApplicationsService } from '@setu/proto/review/applications';
import { DiscussionsService } from '@setu/proto/review/discussions';
import { QueuesService } from '@setu/proto/review/queues';
import { ReviewsService } from '@setu/proto/review/reviews';
import { TranslationsService } from '@setu/proto/review/translations';
import type { ReviewDeps } from './deps.js';

/** Everything the process answers. */
export const served = together(
  AuditService,
  ReviewsService,
  TranslationsService,
  DiscussionsService,
  ApplicationsService,
  QueuesService,
);

/** One rpc: takes what it needs, gives its handler. */
export type Rpc<Name extends keyof typeof served> = RpcOf<typeof served, Name, ReviewDeps>;

/** The rpcs of one gRPC service, none missing and none too many. */
export type Rpcs<S> = { [Name in keyof S & keyof typeof served]: Rpc<Name> };
