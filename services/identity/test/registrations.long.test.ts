import { companies, companyId } from '@setu/demo-world';
import { systemIds } from '@setu/kit/core';
import type { Actor } from '@setu/proto/common';
import { CompanyChanged, UserChanged } from '@setu/proto/identity/events';
import type { RegisterRequest } from '@setu/proto/identity/registrations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificateOwner } from '../src/signing/domain/certificate-owner.js';
import { softwareSigner } from '../src/signing/signer/software-signer.js';
import { anonymous, failureOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  // Nothing listens on this SMTP port, so emails stay in the database where the test can read them.
  world = await startIdentity({ env: { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@setu.example' } });
});
afterAll(() => world?.close());

const org = {
  shortName: ' ООО «Снабжение» ',
  fullName: '',
  inn: '7736050003',
  kpp: '773601001',
  ogrn: '1027700132195',
};
const user = {
  ...{ name: 'Олег', surname: 'Снегов', patronymic: '', email: 'Oleg@snab.example' },
  ...{ phone: '+7 903 123-45-67', password: 'Long-enough-7' },
};
const consent = { processingConditionAgreed: true, withoutCert: true, captcha: '', certificate: undefined };
type Changes = Omit<Partial<RegisterRequest>, 'org' | 'user'> & {
  org?: Partial<typeof org>;
  user?: Partial<typeof user>;
};
const input = (over: Changes = {}): RegisterRequest => ({
  ...consent,
  ...over,
  org: { ...org, ...over.org },
  user: { ...user, ...over.user },
});
/** Returns a visitor with their own browser and network. */
const visitor = () => ({ ...anonymous(), visitorId: systemIds.id(), network: systemIds.id() });
const place = { address: '203.0.113.9', userAgent: 'Firefox', previousToken: '' };

const mailsTo = async (email: string) =>
  (await world.deps.db('mail').where({ address: email }).orderBy('id')).map(({ content }) => content);
const codeTo = async (email: string): Promise<string> => {
  const mails = (await mailsTo(email)).filter(({ template }) => template === 'email_code');
  return mails.at(-1)?.params.code ?? '';
};
const fieldsOf = (call: Promise<unknown>): Promise<Record<string, string>> =>
  call.then(
    () => ({}),
    (error) =>
      Object.fromEntries(error.fields.map((field: { path: string; code: string }) => [field.path, field.code])),
  );

describe('Registering a company', () => {
  it('creates it with its first user when the code is confirmed, once even for concurrent calls', async () => {
    const actor = visitor();
    const { client } = world;
    const { registrationId, resendSeconds } = await client.register(input(), { actor });
    expect(resendSeconds).toBe(120);
    const again = await client.register(input({ org: { shortName: 'ООО «Снаб»' } }), { actor });
    expect(again.registrationId).toBe(registrationId);
    expect(await mailsTo('oleg@snab.example')).toHaveLength(1);
    const code = await codeTo('oleg@snab.example');
    const confirmed = await Promise.all(
      [1, 2, 3].map(() => client.confirmRegistration({ registrationId, code, ...place }, { actor })),
    );
    for (const { token, principal } of confirmed) {
      expect((await speaker(world, token))?.user?.email).toBe('oleg@snab.example');
      expect(principal?.company).toMatchObject({ shortName: 'ООО «Снаб»', isCommerceAllowed: false });
      expect(principal?.actor?.roles).toEqual(['ROLE_COMPANY_ADMIN']);
      expect(principal?.actor?.permissions).toEqual(
        expect.arrayContaining(['cart', 'company_admin', 'regulation_sign']),
      );
    }
    expect(await world.deps.db('company').where({ inn: org.inn }).select('full_name', 'kpp')).toEqual([
      { full_name: 'ООО «Снаб»', kpp: '773601001' },
    ]);
    const made = confirmed[0]?.principal;
    await world.settle();
    const publishedCompanies = world.events.of('setu.identity.company.changed', CompanyChanged);
    expect(publishedCompanies.filter(({ inn }) => inn === org.inn)).toMatchObject([{ companyId: made?.company?.id }]);
    const publishedUsers = world.events.of('setu.identity.user.changed', UserChanged);
    expect(publishedUsers.filter(({ userId }) => userId === made?.user?.id)).toHaveLength(1);
    expect((await signIn(world, 'oleg@snab.example', { password: user.password })).token).not.toBe('');
    const foreignCall = client.confirmRegistration({ registrationId, code, ...place }, { actor: visitor() });
    expect(await failureOf(foreignCall)).toMatchObject({ kind: 'not_found' });
  });

  it('reports all wrong fields together', async () => {
    const wrong = input({
      org: { shortName: ' ', inn: '7736050004', kpp: '', ogrn: '1' },
      user: { name: '', surname: '', email: 'x', phone: '8', password: 'short' },
      processingConditionAgreed: false,
      withoutCert: false,
    });
    expect(await fieldsOf(world.client.register(wrong, { actor: visitor() }))).toEqual({
      'org.short_name': 'required',
      'org.inn': 'inn_checksum',
      'org.kpp': 'required',
      'org.ogrn': 'ogrn',
      'user.name': 'required',
      'user.surname': 'required',
      'user.email': 'invalid_email',
      'user.phone': 'invalid_phone',
      'user.password': 'password_short',
      processing_condition_agreed: 'required',
      without_cert: 'required',
    });
  });

  it('reports an INN in use only after the mailbox is confirmed', async () => {
    const volga = companies.find(({ id }) => id === companyId('volga'));
    const numbers = { inn: volga?.inn ?? '', kpp: volga?.kpp ?? '', ogrn: volga?.ogrn ?? '' };
    const actor = visitor();
    const conflicting = input({ org: numbers, user: { email: 'second@volga.example' } });
    const { registrationId } = await world.client.register(conflicting, { actor });
    const code = await codeTo('second@volga.example');
    const confirm = world.client.confirmRegistration({ registrationId, code, ...place }, { actor });
    expect(await fieldsOf(confirm)).toEqual({ 'org.inn': 'inn_registered' });
    expect((await signIn(world, 'second@volga.example').catch((error) => error)).code).toBe('invalid_credentials');
  });

  it('with an existing user’s address looks the same, and that user is informed by email', async () => {
    const actor = visitor();
    const email = 'buyer@volga.example';
    const answer = await world.client.register(input({ user: { email } }), { actor });
    expect(answer).toMatchObject({ resendSeconds: 120 });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['address_taken']);
    const { registrationId } = answer;
    expect(await world.client.getRegistration({ registrationId }, { actor })).toEqual({ resendSeconds: 120 });
    const guess = world.client.confirmRegistration({ registrationId, code: '000000', ...place }, { actor });
    expect(await fieldsOf(guess)).toEqual({ code: 'wrong_code' });
  });

  it('in another browser with the same address does not change the first registration', async () => {
    const email = 'anna@snab.example';
    const [ownBrowser, other] = [visitor(), visitor()];
    const ownRegistration = await world.client.register(input({ org: { inn: '7710140679' }, user: { email } }), {
      actor: ownBrowser,
    });
    const code = await codeTo(email);
    const otherRegistration = await world.client.register(input({ user: { email, password: 'Another-one-8' } }), {
      actor: other,
    });
    expect(otherRegistration.registrationId).not.toBe(ownRegistration.registrationId);
    const sent = { registrationId: ownRegistration.registrationId, code, ...place };
    await world.client.confirmRegistration(sent, { actor: ownBrowser });
    expect((await signIn(world, email, { password: user.password })).token).not.toBe('');
  });
});

describe('A certificate', () => {
  const owner = certificateOwner(
    { ...org, inn: '7736207543', ogrn: '1027700229193', shortName: 'ООО "Снабжение"' },
    user,
  );
  const numbers = { inn: '7736207543', ogrn: '1027700229193' };
  const signer = () =>
    softwareSigner(async (publicKey) => {
      const certificateRequest = { publicKey: Buffer.from(publicKey), owner, isRevoked: false };
      return (await world.client.issueDemoCertificate(certificateRequest, { actor: anonymous() })).certificates;
    });
  const registering = async (actor: Actor, over: Changes = {}) => {
    const { challenge } = await world.client.getCertificateChallenge({}, { actor });
    const signature = Buffer.from(await (await signer()).sign(challenge));
    return input({
      withoutCert: false,
      certificate: { challenge, signature },
      ...over,
      org: { ...numbers, ...over.org },
    });
  };

  it('of the company and its user is stored, and its holder learns that they can sign with it', async () => {
    const actor = visitor();
    const email = 'cert@snab.example';
    const { registrationId } = await world.client.register(await registering(actor, { user: { email } }), { actor });
    const confirm = { registrationId, code: await codeTo(email), ...place };
    const done = await world.client.confirmRegistration(confirm, { actor });
    expect(done).toMatchObject({ withCertificate: true, principal: { company: { isCommerceAllowed: false } } });
    const [stored] = await world.deps.db('registration').where({ id: registrationId });
    expect(stored?.certificate).toMatchObject({ state: 'verified', facts: { ogrn: '1027700229193' } });
  });

  it('that differs from the form is rejected on the field that differs', async () => {
    const refused = async (over: Changes) => {
      const actor = visitor();
      return fieldsOf(world.client.register(await registering(actor, over), { actor }));
    };
    expect(await refused({ org: { inn: '7710140679' } })).toEqual({ 'org.inn': 'certificate_other_inn' });
    expect(await refused({ org: { ogrn: org.ogrn } })).toEqual({ 'org.ogrn': 'certificate_other_ogrn' });
    expect(await refused({ org: { kpp: '773601002' } })).toEqual({ 'org.kpp': 'certificate_other_kpp' });
    expect(await refused({ org: { shortName: 'ООО «Сбыт»' } })).toEqual({
      'org.short_name': 'certificate_other_company',
    });
    expect(await refused({ user: { surname: 'Тучин' } })).toEqual({ 'user.surname': 'certificate_other_person' });
  });

  it('is rejected with a challenge that belongs to another browser, has expired, or was not the one signed', async () => {
    const [ownBrowser, other] = [visitor(), visitor()];
    const made = await registering(ownBrowser);
    const sent = (actor: Actor, over: Partial<RegisterRequest> = {}) =>
      fieldsOf(world.client.register({ ...made, ...over }, { actor }));
    expect(await sent(other)).toEqual({ certificate: 'challenge_expired' });
    const { challenge } = await world.client.getCertificateChallenge({}, { actor: ownBrowser });
    const swapped = { challenge, signature: made.certificate?.signature ?? Buffer.from('') };
    expect(await sent(ownBrowser, { certificate: swapped })).toEqual({ certificate: 'signature_other_document' });
    const garbage = { challenge, signature: Buffer.from('garbage') };
    expect(await sent(ownBrowser, { certificate: garbage })).toEqual({ certificate: 'signature_unreadable' });
    world.clock.advance(601_000);
    expect(await sent(ownBrowser)).toEqual({ certificate: 'challenge_expired' });
  });
});

describe('A confirmation code', () => {
  it('is invalid after five wrong attempts, and a new one may be requested after two minutes', async () => {
    const actor = visitor();
    const email = 'ivan@snab.example';
    const { registrationId } = await world.client.register(input({ user: { email } }), { actor });
    const first = await codeTo(email);
    const wrongCode = first === '000000' ? '111111' : '000000';
    const send = (code: string) => world.client.confirmRegistration({ registrationId, code, ...place }, { actor });
    const left: unknown[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { fields } = await send(wrongCode).catch((error) => error);
      left.push([fields[0].code, fields[0].params.max]);
    }
    expect(left).toEqual([...['4', '3', '2', '1'].map((max) => ['wrong_code', max]), ['code_void', undefined]]);
    expect(await fieldsOf(send(first))).toEqual({ code: 'code_void' });
    const early = await failureOf(world.client.resendCode({ registrationId }, { actor }));
    expect([early.kind, Number(early.params.retry_after)]).toEqual(['limited', expect.closeTo(119, -1)]);
    world.clock.advance(121_000);
    expect(await world.client.resendCode({ registrationId }, { actor })).toEqual({ resendSeconds: 120 });
    const second = await codeTo(email);
    if (second !== first) expect(await fieldsOf(send(first))).toEqual({ code: 'wrong_code' });
    world.clock.advance(600_000);
    expect(await fieldsOf(send(second))).toEqual({ code: 'code_expired' });
    world.clock.advance(24 * 3_600_000);
    expect(await failureOf(send(second))).toMatchObject({ kind: 'not_found' });
  });
});

it('frequent registrations from one network require a captcha', async () => {
  const { network } = visitor();
  const tries = [1, 2, 3, 4].map((count) => ({
    request: input({ user: { email: `many${count}@snab.example` } }),
    actor: { ...visitor(), network },
  }));
  const answers: unknown[] = [];
  for (const { request, actor } of tries)
    answers.push(
      await world.client.register(request, { actor }).then(
        () => 'ok',
        (error) => error.code,
      ),
    );
  expect(answers).toEqual(['ok', 'ok', 'ok', 'invalid_captcha_code_error']);
});
