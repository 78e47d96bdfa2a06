import { describe, expect, it } from 'vitest';
import { type Company, companyPermissions, publicFields, sightOf, type Viewer } from './company-page.js';

const supplier: Company = {
  id: 'kaveri',
  type: 'supplier',
  shortName: 'Kaveri',
  fullName: 'Kaveri Agro Exports Pvt Ltd',
  inn: '7701',
  kpp: '77',
  ogrn: '1',
  pan: 'AAACK1234A',
  gstn: '29AAACK1234A1Z5',
  importExportCode: '0312',
  webSite: 'https://kaveri.example',
  businessType: 'manufacturer',
  industries: [{ id: 'food', en: 'Food', ru: 'Продукты' }],
  exportProductList: { en: 'Tea', ru: 'Чай' },
  legalAddressLine: { en: '1 MG Road', ru: 'ул. М. Ганди, 1' },
  city: { en: 'Mysuru', ru: 'Майсур' },
  legalAddr: {
    ...{ region: 'Karnataka', area: '', city: { en: 'Mysuru', ru: 'Майсур' }, street: 'MG Road', house: '1' },
    ...{ build: '', housing: '', flat: '', zipcode: '570001' },
  },
  brokerFiles: [{ id: 'f', name: 'pan.pdf', type: 'application/pdf', size: 10 }],
  brokerManagerId: 'manager',
  contact: {
    name: 'Asha',
    surname: 'Rao',
    patronymic: '',
    designation: 'Director',
    phone: '+91 80 4000 0000',
    additionalPhone: '',
    email: 'asha@kaveri.example',
    additionalEmail: '',
  },
  registrationDate: '2001-02-03',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  active: true,
  blacklisted: false,
  logoPictureId: 'logo',
  checks: [{ kind: 'tax', note: { en: 'Portal', ru: 'Портал' }, checkedOn: '2026-08-12' }],
  production: { capacity: { en: '10 t', ru: '10 т' }, markets: { en: '', ru: '' }, staff: 40, area: 0 },
  deleted: false,
  regulationConfirmed: true,
};
const customer: Company = { ...supplier, id: 'volga', type: 'customer' };
const broker: Company = { ...supplier, id: 'setu', type: 'broker' };

const who = (userId: string, companyId: string, companyType: string, roles: string[] = []): Viewer => ({
  userId,
  companyId,
  companyType,
  roles,
});
const anonymous = who('', '', '');
const buyer = who('buyer', 'volga', 'customer', ['ROLE_COMPANY_ADMIN']);
const colleague = who('buyer2', 'volga', 'customer', ['TEAM_MANAGER']);
const rival = who('rival', 'onega', 'customer', ['ROLE_COMPANY_ADMIN']);
const owner = who('asha', 'kaveri', 'supplier', ['ROLE_COMPANY_ADMIN']);
const deccan = who('deccan', 'deccan', 'supplier', ['ROLE_COMPANY_ADMIN']);
const senior = who('senior', 'setu', 'broker', ['TEAM_ADMIN']);
const manager = who('manager', 'setu', 'broker', ['TEAM_MANAGER']);
const manager2 = who('manager2', 'setu', 'broker', ['TEAM_MANAGER']);
const reviewer = who('reviewer', 'setu', 'broker', ['TEAM_PRODUCT_REVIEWER']);

describe('Access to a company', () => {
  it.each([
    ['a supplier, for an anonymous visitor', supplier, anonymous, 'public'],
    ['a supplier, for a customer', supplier, buyer, 'public'],
    ['a supplier, for another supplier', supplier, deccan, 'public'],
    ['a supplier, for its own users', supplier, owner, 'all'],
    ['a supplier, for a broker', supplier, reviewer, 'all'],
    ['a locked supplier, for an anonymous visitor', { ...supplier, active: false }, anonymous, 'none'],
    ['a locked supplier, for a customer', { ...supplier, active: false }, buyer, 'none'],
    ['a locked supplier, for a broker', { ...supplier, active: false }, manager, 'all'],
    ['a blacklisted supplier, for an anonymous visitor', { ...supplier, blacklisted: true }, anonymous, 'none'],
    ['a blacklisted supplier, for a customer', { ...supplier, blacklisted: true }, rival, 'none'],
    ['a blacklisted supplier, for its own users', { ...supplier, blacklisted: true }, owner, 'all'],
    ['a blacklisted supplier, for a broker', { ...supplier, blacklisted: true }, manager, 'all'],
    ['a customer, for its own users', customer, colleague, 'all'],
    ['a customer, for a broker', customer, reviewer, 'all'],
    ['a customer, for another customer', customer, rival, 'none'],
    ['a customer, for a supplier', customer, owner, 'none'],
    ['a customer, for an anonymous visitor', customer, anonymous, 'none'],
    ['the broker company, for a broker', broker, manager, 'all'],
    ['the broker company, for a customer', broker, buyer, 'none'],
    ['the broker company, for an anonymous visitor', broker, anonymous, 'none'],
    ['a deleted company, for a broker', { ...supplier, deleted: true }, senior, 'none'],
  ])('%s', (_title, company, viewer, expected) => {
    expect(sightOf(company, viewer)).toBe(expected);
  });

  it('keeps contacts, files, the manager and Russian identifiers out of the public fields', () => {
    const shown = publicFields(supplier);
    expect(shown).toMatchObject({
      shortName: 'Kaveri',
      fullName: 'Kaveri Agro Exports Pvt Ltd',
      pan: 'AAACK1234A',
      gstn: '29AAACK1234A1Z5',
      webSite: 'https://kaveri.example',
      businessType: 'manufacturer',
      industries: supplier.industries,
      exportProductList: supplier.exportProductList,
      city: supplier.city,
      legalAddressLine: supplier.legalAddressLine,
      legalAddr: supplier.legalAddr,
    });
    expect(shown).toMatchObject({
      inn: '',
      kpp: '',
      ogrn: '',
      importExportCode: '',
      brokerFiles: [],
      brokerManagerId: undefined,
      contact: undefined,
      registrationDate: '',
    });
  });
});

describe('Permissions on a company', () => {
  it.each([
    ['an anonymous visitor on a supplier', supplier, anonymous, []],
    ['a customer on a supplier', supplier, buyer, []],
    ['a supplier on itself', supplier, owner, ['edit', 'product_create']],
    ['another supplier on a supplier', supplier, deccan, []],
    ['a senior manager on a supplier', supplier, senior, ['edit', 'manager_change', 'product_create']],
    ['its own manager on a supplier', supplier, manager, ['edit', 'product_create']],
    ['another manager on a supplier', supplier, manager2, ['product_create']],
    [
      'any manager on an unassigned supplier',
      { ...supplier, brokerManagerId: undefined },
      manager2,
      ['edit', 'product_create'],
    ],
    ['a manager on a locked supplier', { ...supplier, active: false }, manager, ['edit']],
    ['a reviewer on a supplier', supplier, reviewer, []],
    ['a company admin on their own company', customer, buyer, ['edit']],
    ['a colleague on their own company', customer, colleague, []],
    ['a senior manager on a customer', customer, senior, ['manager_change']],
    ['a manager on a customer', customer, manager, []],
    ['a senior manager on the broker company', broker, senior, ['edit']],
    ['a manager on the broker company', broker, manager, []],
  ])('%s', (_title, company, viewer, expected) => {
    expect(companyPermissions(company, viewer)).toEqual(expected);
  });
});
