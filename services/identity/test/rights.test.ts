import type { Actor } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { FactorKind, NoticePeriod } from '@setu/proto/identity/words';
import { afterAll, describe, expect, it } from 'vitest';
import { served } from '../src/served.js';
import { adminCalls } from './admin-calls.js';
import { actorOf, anonymous, bff, startIdentity, type World } from './fixtures.js';
import { ownAccountCalls } from './own-account-calls.js';
import { partnerCalls } from './partner-calls.js';
import { regulationCalls } from './regulation-calls.js';
import { reportCalls } from './report-calls.js';
import { supplierCalls } from './supplier-calls.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const who = {
  anonymous: anonymous(),
  customer: await actorOf(world, 'buyer@volga.example'),
  supplier: await actorOf(world, 'supplier@kaveri.example'),
  reviewer: await actorOf(world, 'reviewer@setu.example'),
  manager: await actorOf(world, 'manager@setu.example'),
  admin: await actorOf(world, 'admin@setu.example'),
  system: bff,
} satisfies Record<string, Actor>;

type Who = keyof typeof who;
type Answer = 'ok' | 'unauthenticated' | 'forbidden' | 'not_found' | 'invalid';
const { client } = world;
const id = '00000000-0000-4000-8000-000000000000';

/** Reads the first message of the stream, then disconnects. */
async function firstSignal(actor: Actor): Promise<void> {
  for await (const _signal of client.watchSignals({}, { actor })) return;
}

const signedIn = (answer: Answer = 'ok'): Record<Who, Answer> => ({
  anonymous: 'unauthenticated',
  customer: answer,
  supplier: answer,
  reviewer: answer,
  manager: answer,
  admin: answer,
  system: 'unauthenticated',
});
const everyone = (answer: Answer): Record<Who, Answer> => ({ ...signedIn(answer), anonymous: answer, system: answer });
const systemOnly: Record<Who, Answer> = { ...signedIn('forbidden'), system: 'ok' };
const brokersOnly: Record<Who, Answer> = { ...signedIn(), customer: 'forbidden', supplier: 'forbidden' };

const managersOnly: Record<Who, Answer> = { ...signedIn('forbidden'), manager: 'invalid' };

const customersOnly: Record<Who, Answer> = { ...signedIn('forbidden'), customer: 'ok' };

/** The answers for a call that only admins of a company may make about their own users. */
const companyAdmins = (answer: Answer): Record<Who, Answer> => ({
  ...signedIn('forbidden'),
  customer: answer,
  supplier: answer,
});

const adminsOnly: Record<Who, Answer> = { ...signedIn('forbidden'), admin: 'ok' };
const { revision } = await client.getSettings({}, { actor: bff });

const blankForm = {
  email: '',
  password: '',
  rememberMe: false,
  address: '',
  userAgent: '',
  previousToken: '',
  captcha: '',
  deviceToken: '',
};

const blankInvitee = {
  ...{ email: '', name: '', surname: '', patronymic: '', mobilePhone: '', workPhone: '', workAddPhone: '' },
  roles: [],
};
const { email: _email, roles: _roles, mobilePhone: phoneNumber, ...blankProfile } = blankInvitee;
const blankPlace = { address: '', userAgent: '', previousToken: '' };
const anyEntry = { personId: '', companyId: '', action: '', objectKind: '', objectId: '', search: '', limit: 1 };
const blankToken = { token: 'none', deviceToken: '' };
const blankReader = { touch: true, locale: '', timeZone: '' };
const blankAnswer = { name: '', answer: '', halfToken: '', place: undefined };

/** Reads every record about the caller. */
async function readOwnData(actor: Actor): Promise<void> {
  for await (const { kind } of client.tellOwnData({}, { actor })) expect(kind).not.toBe('');
}

type Calls = Record<keyof typeof served, [Record<Who, Answer>, (actor: Actor) => Promise<unknown>]>;
const calls: Calls = {
  signIn: [everyone('invalid'), (actor) => client.signIn(blankForm, { actor })],
  signOut: [signedIn(), (actor) => client.signOut({ token: 'none' }, { actor })],
  resolveSession: [systemOnly, (actor) => client.resolveSession({ ...blankToken, ...blankReader }, { actor })],
  resumeSession: [
    systemOnly,
    (actor) => client.resumeSession({ rememberToken: '', address: '', userAgent: '' }, { actor }),
  ],
  takeFromLimit: [systemOnly, (actor) => client.takeFromLimit({ key: 'x', cost: 1, windowSeconds: 60 }, { actor })],
  getCaptcha: [everyone('ok'), (actor) => client.getCaptcha({}, { actor })],
  getCompany: [everyone('not_found'), (actor) => client.getCompany({ companyId: id }, { actor })],
  findCompanies: [
    brokersOnly,
    (actor) => client.findCompanies({ type: CompanyType.SUPPLIER, search: 'kav' }, { actor }),
  ],
  listCompanies: [
    brokersOnly,
    (actor) =>
      client.listCompanies(
        { type: CompanyType.SUPPLIER, search: '', managerIds: [], businessTypes: [], industryIds: [] },
        { actor },
      ),
  ],
  setCompanyManager: [
    signedIn('forbidden'),
    (actor) => client.setCompanyManager({ companyId: id, userId: id }, { actor }),
  ],
  getOwnCompany: [customersOnly, (actor) => client.getOwnCompany({}, { actor })],
  saveOwnCompany: [
    { ...customersOnly, customer: 'invalid' },
    (actor) => client.saveOwnCompany({ company: undefined, version: 1 }, { actor }),
  ],
  listRegions: [everyone('ok'), (actor) => client.listRegions({}, { actor })],
  listAreas: [everyone('not_found'), (actor) => client.listAreas({ regionId: id }, { actor })],
  listCities: [everyone('not_found'), (actor) => client.listCities({ regionId: id, areaId: '' }, { actor })],
  listIndustries: [everyone('ok'), (actor) => client.listIndustries({}, { actor })],
  getCustomer: [
    { ...brokersOnly, reviewer: 'not_found', manager: 'not_found', admin: 'not_found' },
    (actor) => client.getCustomer({ companyId: id }, { actor }),
  ],
  ...reportCalls(client, signedIn('forbidden')),
  ...supplierCalls(client, { managersOnly, signedIn, everyone }),
  batchGetPeople: [signedIn(), (actor) => client.batchGetPeople({ userIds: [id] }, { actor })],
  findPeople: [adminsOnly, (actor) => client.findPeople({ search: '' }, { actor })],
  listManagers: [brokersOnly, (actor) => client.listManagers({}, { actor })],
  listSigners: [customersOnly, (actor) => client.listSigners({}, { actor })],
  listTeam: [
    signedIn(),
    (actor) =>
      client.listTeam({ search: '', statuses: [], sort: undefined, page: undefined, companyId: '' }, { actor }),
  ],
  getTeammate: [signedIn('not_found'), (actor) => client.getTeammate({ userId: id }, { actor })],
  saveProfile: [signedIn('invalid'), (actor) => client.saveProfile({ ...blankProfile, phoneNumber }, { actor })],
  setAvatar: [signedIn('not_found'), (actor) => client.setAvatar({ userId: id, fileId: '' }, { actor })],
  createInvite: [
    companyAdmins('invalid'),
    (actor) => client.createInvite({ invitee: blankInvitee, companyId: '', idempotencyKey: '' }, { actor }),
  ],
  listInviteRoles: [signedIn(), (actor) => client.listInviteRoles({}, { actor })],
  getInvite: [companyAdmins('not_found'), (actor) => client.getInvite({ inviteId: id }, { actor })],
  saveInvite: [
    companyAdmins('not_found'),
    (actor) => client.saveInvite({ inviteId: id, invitee: blankInvitee }, { actor }),
  ],
  openInvite: [everyone('not_found'), (actor) => client.openInvite({ token: id }, { actor })],
  acceptInvite: [
    everyone('not_found'),
    (actor) =>
      client.acceptInvite(
        { token: id, password: '', processingConditionAgreed: true, ...blankInvitee, ...blankPlace },
        { actor },
      ),
  ],
  getRegulation: [everyone('ok'), (actor) => client.getRegulation({ number: 0 }, { actor })],
  getSigning: [customersOnly, (actor) => client.getSigning({}, { actor })],
  signRegulation: [
    { ...customersOnly, customer: 'invalid' },
    (actor) => client.signRegulation({ signature: Buffer.from('x') }, { actor }),
  ],
  getEvidence: [customersOnly, (actor) => client.getEvidence({ isAnew: false }, { actor })],
  issueDemoCertificate: [
    everyone('invalid'),
    (actor) =>
      client.issueDemoCertificate({ publicKey: Buffer.from('x'), owner: undefined, isRevoked: false }, { actor }),
  ],
  getCertificateChallenge: [everyone('ok'), (actor) => client.getCertificateChallenge({}, { actor })],
  ...regulationCalls(client, adminsOnly),
  ...adminCalls(client, adminsOnly, companyAdmins('not_found')),
  getOwnContact: [signedIn(), (actor) => client.getOwnContact({}, { actor })],
  getManagerContact: [signedIn(), (actor) => client.getManagerContact({ userId: id }, { actor })],
  getDashboard: [signedIn(), (actor) => client.getDashboard({}, { actor })],
  listNotices: [
    signedIn(),
    (actor) =>
      client.listNotices(
        { period: NoticePeriod.ALL, unreadOnly: false, search: '', page: undefined, timeZone: '', groups: [] },
        { actor },
      ),
  ],
  countNotices: [signedIn(), (actor) => client.countNotices({}, { actor })],
  dropNotices: [signedIn(), (actor) => client.dropNotices({ noticeIds: [id] }, { actor })],
  openNotice: [signedIn('not_found'), (actor) => client.openNotice({ noticeId: id }, { actor })],
  readNotices: [signedIn(), (actor) => client.readNotices({ noticeIds: [id], all: false }, { actor })],
  listAudit: [adminsOnly, (actor) => client.listAudit(anyEntry, { actor })],
  recordAuditDownload: [adminsOnly, (actor) => client.recordAuditDownload({ filters: {} }, { actor })],
  getSettings: [{ ...adminsOnly, system: 'ok' }, (actor) => client.getSettings({}, { actor })],
  saveSettings: [adminsOnly, (actor) => client.saveSettings({ revision, values: [] }, { actor })],
  listSettingChanges: [adminsOnly, (actor) => client.listSettingChanges({}, { actor })],
  watchSignals: [systemOnly, firstSignal],
  tellOwnData: [signedIn(), readOwnData],
  listSecondFactors: [signedIn(), (actor) => client.listSecondFactors({}, { actor })],
  beginSecondFactor: [
    signedIn('invalid'),
    (actor) => client.beginSecondFactor({ kind: FactorKind.TOTP, currentPassword: '', halfToken: '' }, { actor }),
  ],
  completeSecondFactor: [
    signedIn('invalid'),
    (actor) => client.completeSecondFactor({ kind: FactorKind.TOTP, ...blankAnswer }, { actor }),
  ],
  renewRecoveryCodes: [signedIn('invalid'), (actor) => client.renewRecoveryCodes({ currentPassword: '' }, { actor })],
  removeSecondFactor: [
    signedIn('not_found'),
    (actor) => client.removeSecondFactor({ factorId: id, currentPassword: '' }, { actor }),
  ],
  finishSignIn: [
    everyone('forbidden'),
    (actor) => client.finishSignIn({ halfToken: '', code: '1', assertion: '', place: undefined }, { actor }),
  ],
  getMailChoices: [signedIn(), (actor) => client.getMailChoices({}, { actor })],
  saveMailChoices: [
    signedIn(),
    (actor) => client.saveMailChoices({ choices: [], addressWorks: false, timeZone: '' }, { actor }),
  ],
  sendSupportMessage: [
    everyone('invalid'),
    (actor) => client.sendSupportMessage({ name: '', email: '', phone: '', text: '', captcha: '' }, { actor }),
  ],
  listKeptMails: [everyone('ok'), (actor) => client.listKeptMails({}, { actor })],
  getKeptMail: [everyone('not_found'), (actor) => client.getKeptMail({ mailId: id }, { actor })],
  register: [
    everyone('invalid'),
    (actor) => client.register({ processingConditionAgreed: false, withoutCert: true, captcha: '' }, { actor }),
  ],
  getRegistration: [everyone('not_found'), (actor) => client.getRegistration({ registrationId: id }, { actor })],
  resendCode: [everyone('not_found'), (actor) => client.resendCode({ registrationId: id }, { actor })],
  confirmRegistration: [
    everyone('not_found'),
    (actor) =>
      client.confirmRegistration(
        { registrationId: id, code: '000000', address: '', userAgent: '', previousToken: '' },
        { actor },
      ),
  ],
  requestPasswordReset: [
    everyone('invalid'),
    (actor) => client.requestPasswordReset({ email: '', captcha: '' }, { actor }),
  ],
  getPasswordReset: [everyone('not_found'), (actor) => client.getPasswordReset({ token: 'none' }, { actor })],
  resetPassword: [everyone('not_found'), (actor) => client.resetPassword({ token: 'none', password: '' }, { actor })],
  ...ownAccountCalls(client, { signedIn, everyone }),
  ...partnerCalls(client, { signedIn, companyAdmins, systemOnly }),
  listOwnSessions: [signedIn(), (actor) => client.listOwnSessions({}, { actor })],
  endOwnSession: [signedIn('not_found'), (actor) => client.endOwnSession({ sessionId: id }, { actor })],
  endOtherSessions: [signedIn(), (actor) => client.endOtherSessions({}, { actor })],
  listViews: [signedIn(), (actor) => client.listViews({ list: 'broker_rfc' }, { actor })],
  saveView: [
    signedIn(),
    (actor) => client.saveView({ list: 'broker_rfc', viewId: '', name: 'Mine', query: '' }, { actor }),
  ],
  getSubstitutions: [
    signedIn('not_found'),
    (actor) => client.getSubstitutions({ userId: id, timeZone: '' }, { actor }),
  ],
  listCandidates: [
    signedIn('not_found'),
    (actor) => client.listCandidates({ userId: id, search: '', page: undefined }, { actor }),
  ],
  listSubstituted: [
    signedIn('not_found'),
    (actor) => client.listSubstituted({ userId: id, search: '', page: undefined }, { actor }),
  ],
  saveSubstitution: [
    signedIn('not_found'),
    (actor) =>
      client.saveSubstitution({ userId: id, substituteId: id, start: '', finish: '', timeZone: '' }, { actor }),
  ],
  endSubstitution: [signedIn('not_found'), (actor) => client.endSubstitution({ substitutionId: id }, { actor })],
  standIn: [signedIn('forbidden'), (actor) => client.standIn({ ...blankToken, username: 'nobody' }, { actor })],
  standBack: [signedIn(), (actor) => client.standBack(blankToken, { actor })],
  removeView: [signedIn('not_found'), (actor) => client.removeView({ list: 'broker_rfc', viewId: id }, { actor })],
};

const table = Object.entries(calls).flatMap(([rpc, [expected, call]]) =>
  (Object.keys(who) as Who[]).map((name) => ({ rpc, name, expected: expected[name], call })),
);

describe('Permissions', () => {
  it('are listed for every RPC', () => {
    expect(Object.keys(calls).sort()).toEqual(Object.keys(served).sort());
  });

  it.each(table)('$rpc as $name: $expected', async ({ name, expected, call }) => {
    const answer = await call(who[name]).then(
      () => 'ok',
      (error: unknown) => (error instanceof Error && 'kind' in error ? error.kind : String(error)),
    );
    expect(answer).toBe(expected);
  });
});
