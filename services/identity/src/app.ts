import { openedWith } from '@setu/kit/db';
import { type Env, type Parts, startService } from '@setu/kit/process';
import { withDeps } from '@setu/kit/rpc';
import { applicantRpcs } from './applicants/rpc/index.js';
import { auditRpcs } from './audit/rpc/index.js';
import { openCaptcha } from './captcha/provider/open-captcha.js';
import { captchaRpcs } from './captcha/rpc/index.js';
import { companyRpcs } from './companies/rpc/index.js';
import { companyCareRpcs } from './company-admin/rpc/index.js';
import { config } from './config.js';
import { consumers } from './consumers/index.js';
import { customerRpcs } from './customers/rpc/index.js';
import { industryRpcs } from './industries/rpc/index.js';
import { inviteRpcs } from './invites/rpc/index.js';
import { deliverOverdue } from './jobs/deliver-overdue.js';
import { deliverWebhooks } from './jobs/deliver-webhooks.js';
import { dropAbandonedCustomers } from './jobs/drop-abandoned-customers.js';
import { mailReset } from './jobs/email-reset-link.js';
import { erasePeople } from './jobs/erase-people.js';
import { fillEvidence } from './jobs/fill-evidence.js';
import { handOverOwed } from './jobs/hand-over-pending.js';
import { lapseRegulations } from './jobs/lapse-regulations.js';
import { tellEdition } from './jobs/notify-regulation-version.js';
import { tellSubstitutions } from './jobs/notify-substitutions.js';
import { purgeExpired } from './jobs/purge-expired.js';
import { readBounces } from './jobs/read-bounces.js';
import { tellSettingsAgain } from './jobs/republish-settings.js';
import { sendDigests } from './jobs/send-digests.js';
import { sendMail } from './jobs/send-email.js';
import { keepEvidence } from './jobs/store-evidence.js';
import { limitRpcs } from './limits/rpc/index.js';
import { mailRpcs } from './mail/rpc/index.js';
import { openPost } from './mail/transport/open-transport.js';
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
import { ownDefaults } from './settings/changes/environment-defaults.js';
import { tellSettings } from './settings/changes/publish-settings.js';
import { settingRpcs } from './settings/rpc/index.js';
import { lookUpSignal } from './signals/live/live-signal.js';
import { openSignalHub } from './signals/live/signal-hub.js';
import { signalRpcs } from './signals/rpc/index.js';
import { signingRpcs } from './signing/rpc/index.js';
import { objectKeeper } from './signing/storage/object-storage.js';
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
  ...companyCareRpcs,
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

/** Starts the identity service with the given environment and returns it. */
export const start = (env: Env, parts: Parts = {}) =>
  startService(
    {
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
        const [captcha, post] = [openCaptcha(settings, log), openPost(settings, log)];
        const secretBox = openSecretBox(settings);
        const edge = { signalHub, passwords, captcha, post, authority, secretBox, keepObject: objectKeeper(settings) };
        return { edge, close: signalHub.close };
      },
      handlers: (deps) => withDeps(rpcs, deps),
      consumers: () => consumers,
      tasks: (deps) => [
        purgeExpired(deps),
        tellSettingsAgain(deps),
        dropAbandonedCustomers(deps),
        mailReset(deps),
        sendMail(deps),
        sendDigests(deps),
        tellSubstitutions(deps),
        tellEdition(deps),
        lapseRegulations(deps),
        keepEvidence(deps),
        fillEvidence(deps),
        erasePeople(deps),
        handOverOwed(deps),
        readBounces(deps),
        deliverWebhooks(deps),
        deliverOverdue(deps),
      ],
      demo: async (deps) => (await import('./demo.js')).loadDemo(deps),
      furnish: async ({ env: own, read, write, clock }) => {
        await write((all) => tellSettings(all, ownDefaults(own)));
        // A demo world that was started before regulations had versions does not have one yet.
        if (own.SETU_DEMO && (await read.editions.newest()) === undefined)
          await (await import('./demo.js')).loadFirstEdition({ write, clock });
      },
    },
    env,
    parts,
  );
