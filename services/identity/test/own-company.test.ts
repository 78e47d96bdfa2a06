import { companyId } from '@setu/demo-world';
import type { OwnCompanyForm } from '@setu/proto/identity/own_company';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, anonymous, failureOf, idOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const buyer = await actorOf(world, 'buyer@volga.example');
const newcomer = await actorOf(world, 'newcomer@neva.example');
const volga = companyId('volga');

const open = (actor = buyer) => world.client.getOwnCompany({}, { actor });
const formOf = async (actor = buyer): Promise<{ company: OwnCompanyForm; version: number }> => {
  const { company, version } = await open(actor);
  if (company === undefined) throw new Error('no form');
  return { company, version };
};
const wrong = (call: Promise<unknown>): Promise<Record<string, string>> =>
  call.then(
    () => ({}),
    (error) =>
      Object.fromEntries(error.fields.map((field: { path: string; code: string }) => [field.path, field.code])),
  );

describe('A company’s own form', () => {
  it('opens with the places of an address that was stored before places had ids', async () => {
    const { company, places, isIdentitySigned } = await open();
    const named = (id = '') => places.find((place) => place.id === id)?.name?.ru;
    expect(named(company?.legalAddr?.regionId)).toBe('Самарская область');
    expect(named(company?.legalAddr?.cityId)).toBe('Самара');
    expect(isIdentitySigned).toBe(true);
    const neva = await open(newcomer);
    expect(neva.places.map(({ name }) => name?.ru)).toEqual(['Санкт-Петербург', 'Санкт-Петербург']);
    expect(neva.isIdentitySigned).toBe(false);
  });

  it('is saved by its admin, recorded with the user who saved it, and shown on the company’s page', async () => {
    const { company, version } = await formOf();
    const legalAddr = company.legalAddr && { ...company.legalAddr, street: ' ул. Новая ', house: '7', flat: '12' };
    const changed = { ...company, legalAddr, webSite: 'new.volga.example' };
    const saved = await world.client.saveOwnCompany({ company: changed, version }, { actor: buyer });
    expect(saved.version).toBe(version + 1);
    const page = await world.client.getCompany({ companyId: volga }, { actor: buyer });
    expect(page.company?.legalAddressLine).toEqual({
      ru: '443080, Самарская область, г. Самара, ул. Новая, д. 7, кв./офис 12',
      en: '443080, Samara Oblast, Samara, ul. Novaia 7, office 12',
    });
    const { changes } = await open();
    expect(changes[0]).toMatchObject({ version: saved.version, changedBy: { id: idOf('buyer@volga.example') } });
    expect(changes[0]?.fields.map(({ field }) => field)).toEqual([
      ...['web_site', 'legal_addr.street', 'legal_addr.house', 'legal_addr.flat'],
    ]);
    const again = await world.client.saveOwnCompany({ company: changed, version: saved.version }, { actor: buyer });
    expect(again.version).toBe(saved.version);
    expect((await open()).changes.length).toBe(changes.length);
  });

  it('saved twice at once rejects the later save as stale, while a change of the manager does not interfere', async () => {
    const { company, version } = await formOf();
    const as = (shortName: string) =>
      world.client.saveOwnCompany({ company: { ...company, shortName }, version }, { actor: buyer });
    const outcomes = await Promise.allSettled([as('ООО «Волга»'), as('ООО «Волга-2»')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ kind: 'stale', params: { current_version: String(version + 1) } });
    const now = await formOf();
    const senior = await actorOf(world, 'senior@setu.example');
    const userId = idOf('manager2@setu.example');
    const other = idOf('senior@setu.example');
    await world.client.setCompanyManager({ companyId: volga, userId }, { actor: senior });
    await world.client.setCompanyManager({ companyId: volga, userId: other }, { actor: senior });
    const edited = { ...now.company, shortName: 'ООО «Волга Импорт»' };
    await expect(
      world.client.saveOwnCompany({ company: edited, version: now.version }, { actor: buyer }),
    ).resolves.toBeTruthy();
  });

  it('accepts a registration date of today as soon as the day has begun in Moscow', async () => {
    const { company, version } = await formOf();
    const start = world.clock.now();
    const failures = async (now: string) => {
      world.clock.set(new Date(now));
      return wrong(
        world.client.saveOwnCompany(
          { company: { ...company, registrationDate: '2026-11-21', kpp: '' }, version },
          { actor: buyer },
        ),
      );
    };
    expect(await failures('2026-11-20T20:59:59Z')).toHaveProperty(['company.registration_date'], 'date_in_future');
    expect(await failures('2026-11-20T21:30:00Z')).not.toHaveProperty(['company.registration_date']);
    world.clock.set(start);
  });

  it('is rejected field by field, and signed numbers cannot be changed', async () => {
    const { company, version } = await formOf();
    const legalAddr = { ...company.legalAddr, regionId: '', cityId: '', street: '', zipcode: '44' } as never;
    const contact = { ...company.contact, phone: '12', email: 'a@b' } as never;
    const typed = { ...company, shortName: ' ', inn: '7707083893', registrationDate: '2999-01-01', legalAddr, contact };
    expect(await wrong(world.client.saveOwnCompany({ company: typed, version }, { actor: buyer }))).toEqual({
      'company.short_name': 'required',
      'company.inn': 'identity_signed',
      'company.registration_date': 'date_in_future',
      'company.legal_addr.region': 'required',
      'company.legal_addr.city': 'required',
      'company.legal_addr.street': 'required',
      'company.legal_addr.zipcode': 'zipcode',
      'company.contacts.phone': 'invalid_phone',
      'company.contacts.email': 'invalid_email',
    });
    const elsewhere = { ...company.legalAddr, cityId: (await formOf(newcomer)).company.legalAddr?.cityId } as never;
    expect(
      await wrong(
        world.client.saveOwnCompany({ company: { ...company, legalAddr: elsewhere }, version }, { actor: buyer }),
      ),
    ).toEqual({ 'company.legal_addr.city': 'invalid_option' });
    const newcomerForm = await formOf(newcomer);
    const conflicting = { ...newcomerForm.company, inn: company.inn, kpp: company.kpp, ogrn: company.ogrn };
    expect(
      (await failureOf(world.client.saveOwnCompany({ ...newcomerForm, company: conflicting }, { actor: newcomer })))
        .code,
    ).toBe('inn_other_company');
  });

  it('has a separate actual address until the company removes it', async () => {
    const { company, version } = await formOf(newcomer);
    const actualAddr = company.legalAddr && { ...company.legalAddr, cityId: '', city: 'пос. Репино' };
    const there = await world.client.saveOwnCompany(
      { company: { ...company, actualAddr }, version },
      { actor: newcomer },
    );
    expect((await formOf(newcomer)).company.actualAddr?.city).toBe('пос. Репино');
    await world.client.saveOwnCompany({ company, version: there.version }, { actor: newcomer });
    expect((await formOf(newcomer)).company.actualAddr).toBeUndefined();
  });

  it.each(['buyer2@volga.example', 'supplier@kaveri.example', 'manager@setu.example'])(
    'is closed to %s',
    async (email) => {
      expect((await failureOf(open(await actorOf(world, email)))).kind).toBe('forbidden');
    },
  );

  it('is closed to anonymous visitors', async () => {
    expect((await failureOf(open(anonymous()))).kind).toBe('unauthenticated');
  });
});
