import type { Env, Parts, Service, ServiceEnv } from '@setu/kit/process';
import { withDeps } from '@setu/kit/rpc';
import { defineService, startService } from '@setu/kit/service';
import { auditRpcs } from './audit/rpc/index.js';
import { cartRpcs } from './cart/rpc/index.js';
import { claimRpcs } from './claims/rpc/index.js';
import { companyLoadRpcs } from './company-loads/rpc/index.js';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import type { RequestEdge } from './deps.js';
import { deskRpcs } from './desk/rpc/index.js';
import { documentUploader } from './documents/pdf/store-document.js';
import { documentRpcs } from './documents/rpc/index.js';
import { draftRpcs } from './drafts/rpc/index.js';
import { estimateRpcs } from './estimates/rpc/index.js';
import { exportRpcs } from './exports/rpc/index.js';
import { invitationRpcs } from './invitations/rpc/index.js';
import { eraseContacts } from './jobs/erase-contacts.js';
import { foldStatusCounts, repairStatusCounts } from './jobs/keep-status-counts.js';
import { makeDocument } from './jobs/make-document.js';
import { loadRpcs } from './loads/rpc/index.js';
import { messageRpcs } from './messages/rpc/index.js';
import { migrations } from './migrations/index.js';
import { milestoneRpcs } from './milestones/rpc/index.js';
import { ownDataRpcs } from './own-data/rpc/index.js';
import { questionRpcs } from './questions/rpc/index.js';
import { reportRpcs } from './reports/rpc/index.js';
import { requestRpcs } from './requests/rpc/index.js';
import { sampleRpcs } from './samples/rpc/index.js';
import { served } from './served.js';
import { type Stores, stores } from './store/index.js';
import { trustRpcs } from './trust/rpc/index.js';

const rpcs = {
  ...auditRpcs,
  ...cartRpcs,
  ...claimRpcs,
  ...companyLoadRpcs,
  ...deskRpcs,
  ...draftRpcs,
  ...estimateRpcs,
  ...exportRpcs,
  ...invitationRpcs,
  ...loadRpcs,
  ...messageRpcs,
  ...milestoneRpcs,
  ...ownDataRpcs,
  ...documentRpcs,
  ...questionRpcs,
  ...reportRpcs,
  ...requestRpcs,
  ...sampleRpcs,
  ...trustRpcs,
};

/** What the service consists of. `start` runs it; the simulation runs the same parts on its own clock and network. */
export const definition = defineService({
  name: 'request',
  service: served,
  migrations,
  stores,
  extraEnv: config,
  edge: async ({ env: settings }): Promise<{ edge: RequestEdge }> => ({
    edge: { storeDocument: documentUploader(settings) },
  }),
  handlers: (deps) => withDeps(rpcs, deps),
  consumers: () => consumers,
  tasks: (deps) => [makeDocument(deps), eraseContacts(deps), foldStatusCounts(deps), repairStatusCounts(deps)],
  demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
});

/** Starts the service with the given environment. */
export const start = (
  env: Env,
  parts: Parts = {},
): Promise<Service<Stores, typeof served, ServiceEnv<typeof config>, RequestEdge>> =>
  startService(definition, env, parts);
