import { openedWith } from '@setu/kit/db';
import type { Env, Parts } from '@setu/kit/process';
import { withDeps } from '@setu/kit/rpc';
import { defineService, startService } from '@setu/kit/service';
import { applicantRpcs } from './applicants/rpc/index.js';
import { auditRpcs } from './audit/rpc/index.js';
import { openCaptcha } from './captcha/provider/open-captcha.js';
import { captchaRpcs } from './captcha/rpc/index.js';
import { companyRpcs } from './companies/rpc/index.js';
import { companyAdminRpcs } from './company-admin/rpc/index.js';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { customerRpcs } from './customers/rpc/index.js';
import { industryRpcs } from './industries/rpc/index.js';
import { inviteRpcs } from './invites/rpc/index.js';
import { deliverOverdue } from './jobs/deliver-overdue.js';
import { deliverWebhooks } from './jobs/deliver-webhooks.js';
import { dropAbandonedCustomers } from './jobs/drop-abandoned-customers.js';
import { emailResetLink } from './jobs/email-reset-link.js';
import { erasePeople } from './jobs/erase-people.js';
import { fillEvidence } from './jobs/fill-evidence.js';
import { handOverPending } from './jobs/hand-over-pending.js';
import { lapseRegulations } from './jobs/lapse-regulations.js';
import { notifyDemand } from './jobs/notify-demand.js';
import { notifyRegulationVersion } from './jobs/notify-regulation-version.js';
import { notifySubstitutions } from './jobs/notify-substitutions.js';
import { purgeExpired } from './jobs/purge-expired.js';
import { readBounces } from './jobs/read-bounces.js';
import { republishSettings } from './jobs/republish-settings.js';
import { sendDigests } from './jobs/send-digests.js';
import { sendEmail } from './jobs/send-email.js';
import { storeEvidence } from './jobs/store-evidence.js';
import { limitRpcs } from './limits/rpc/index.js';
import { mailRpcs } from './mail/rpc/index.js';
import { openTransport } from './mail/transport/open-transport.js';
import { migrations } from './migrations/index.js';
import { noticeRpcs } from './notices/rpc/index.js';
import { ownCompanyRpcs } from './own-company/rpc/index.js';
import { ownDataRpcs } from './own-data/rpc/index.js';
import { ownEmailRpcs } from './own-email/rpc/index.js';
import { ownErasureRpcs } from './own-erasure/rpc/index.js';
import { ownSessionRpcs } from './own-sessions/rpc/index.js';
import { openPasswords } from './passwords/passwords.js';
import { passwordRpcs } from './passwords/rpc/index.js';
import { peopleRpcs } from './people/rpc/index.js';
import { placeRpcs } from './places/rpc/index.js';
import { registrationRpcs } from './registrations/rpc/index.js';
import { regulationRpcs } from './regulations/rpc/index.js';
import { reportRpcs } from './reports/rpc/index.js';
import { secondFactorRpcs } from './second-factors/rpc/index.js';
import { openSecretBox } from './second-factors/sealing/secret-box.js';
import { served } from './served.js';
import { sessionRpcs } from './sessions/rpc/index.js';
import { environmentDefaults } from './settings/changes/environment-defaults.js';
import { publishSettings } from './settings/changes/publish-settings.js';
import { settingRpcs } from './settings/rpc/index.js';
import { lookUpSignal } from './signals/live/live-signal.js';
import { openSignalHub } from './signals/live/signal-hub.js';
import { signalRpcs } from './signals/rpc/index.js';
import { signingRpcs } from './signing/rpc/index.js';
import { objectStorage } from './signing/storage/object-storage.js';
import { openAuthority } from './signing/verification/open-authority.js';
import { stores } from './store/index.js';
import { substitutionRpcs } from './substitutions/rpc/index.js';
import { supplierRpcs } from './suppliers/rpc/index.js';
import { teamRpcs } from './team/rpc/index.js';
import { tokenRpcs } from './tokens/rpc/index.js';
import { viewRpcs } from './views/rpc/index.js';
import { webhookRpcs } from './webhooks/rpc/index.js';

const rpcs = {
  ...auditRpcs,
  ...sessionRpcs,
  ...captchaRpcs,
  ...peopleRpcs,
  ...teamRpcs,
  ...inviteRpcs,
  ...companyRpcs,
  ...companyAdminRpcs,
  ...customerRpcs,
  ...mailRpcs,
  ...noticeRpcs,
  ...registrationRpcs,
  ...passwordRpcs,
  ...ownDataRpcs,
  ...ownEmailRpcs,
  ...ownErasureRpcs,
  ...ownSessionRpcs,
  ...secondFactorRpcs,
  ...settingRpcs,
  ...signalRpcs,
  ...limitRpcs,
  ...viewRpcs,
  ...signingRpcs,
  ...placeRpcs,
  ...industryRpcs,
  ...ownCompanyRpcs,
  ...substitutionRpcs,
  ...regulationRpcs,
  ...reportRpcs,
  ...applicantRpcs,
  ...supplierRpcs,
  ...tokenRpcs,
  ...webhookRpcs,
};

/** What the service consists of. `start` runs it; the simulation runs the same parts on its own clock and network. */
export const definition = defineService({
  name: 'identity',
  service: served,
  migrations,
  stores,
  extraEnv: config,
  edge: async ({ db, env: settings, ids, read, log }) => {
    const signalHub = openSignalHub();
    await signalHub.start({ url: openedWith(db).url, lookUp: (signal) => lookUpSignal(read, signal), log });
    const passwords = openPasswords(ids.token());
    const authority = await openAuthority(settings, log);
    const [captcha, mailTransport] = [openCaptcha(settings, log), openTransport(settings, log)];
    const secretBox = openSecretBox(settings);
    const edge = {
      signalHub,
      passwords,
      captcha,
      mailTransport,
      authority,
      secretBox,
      storeObject: objectStorage(settings),
    };
    return { edge, close: signalHub.close };
  },
  handlers: (deps) => withDeps(rpcs, deps),
  consumers: () => consumers,
  tasks: (deps) => [
    purgeExpired(deps),
    republishSettings(deps),
    dropAbandonedCustomers(deps),
    emailResetLink(deps),
    sendEmail(deps),
    sendDigests(deps),
    notifySubstitutions(deps),
    notifyRegulationVersion(deps),
    notifyDemand(deps),
    lapseRegulations(deps),
    storeEvidence(deps),
    fillEvidence(deps),
    erasePeople(deps),
    handOverPending(deps),
    readBounces(deps),
    deliverWebhooks(deps),
    deliverOverdue(deps),
  ],
  demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
  furnish: async ({ env: serviceEnv, read, write }) => {
    await write((all) => publishSettings(all, environmentDefaults(serviceEnv)));
    // A demo database that was created before regulations had versions does not contain one yet.
    if (serviceEnv.SETU_DEMO && (await read.regulationVersions.newest()) === undefined)
      await (await import('./demo.js')).loadFirstRegulation({ write });
  },
});

/** Starts the identity service with the given environment and returns it. */
export const start = (env: Env, parts: Parts = {}) => startService(definition, env, parts);
