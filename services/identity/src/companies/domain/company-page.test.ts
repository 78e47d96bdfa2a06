import { noContact } from '@setu/proto/contact-fields';
import { profileFrom } from '@setu/proto/supplier-form';
import { describe, expect, it } from 'vitest';
import { type Company, companyPermissions, publicFields, sightOf, type Viewer } from './company-page.js';

const supplier: Company = {
  ...profileFrom({}),
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
    ...noContact,
    name: 'Asha',
    surname: 'Rao',
    designation: 'Director',
    phone: '+91 80 4000 0000',
    email: 'asha@kaveri.example',
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
    ['shows only the public fields of a supplier to an anonymous visitor', supplier, anonymous, 'public'],
    ['shows only the public fields of a supplier to a customer', supplier, buyer, 'public'],
    ['shows only the public fields of a supplier to another supplier', supplier, deccan, 'public'],
    ['shows all fields of a supplier to its own users', supplier, owner, 'all'],
    ['shows all fields of a supplier to a broker', supplier, reviewer, 'all'],
    ['shows nothing of a locked supplier to an anonymous visitor', { ...supplier, active: false }, anonymous, 'none'],
    ['shows nothing of a locked supplier to a customer', { ...supplier, active: false }, buyer, 'none'],
    ['shows all fields of a locked supplier to a broker', { ...supplier, active: false }, manager, 'all'],
    [
      'shows nothing of a blacklisted supplier to an anonymous visitor',
      { ...supplier, blacklisted: true },
      anonymous,
      'none',
    ],
    ['shows nothing of a blacklisted supplier to a customer', { ...supplier, blacklisted: true }, rival, 'none'],
    ['shows all fields of a blacklisted supplier to its own users', { ...supplier, blacklisted: true }, owner, 'all'],
    ['shows all fields of a blacklisted supplier to a broker', { ...supplier, blacklisted: true }, manager, 'all'],
    ['shows all fields of a customer to its own users', customer, colleague, 'all'],
    ['shows all fields of a customer to a broker', customer, reviewer, 'all'],
    ['shows nothing of a customer to another customer', customer, rival, 'none'],
    ['shows nothing of a customer to a supplier', customer, owner, 'none'],
    ['shows nothing of a customer to an anonymous visitor', customer, anonymous, 'none'],
    ['shows all fields of the broker company to a broker', broker, manager, 'all'],
    ['shows nothing of the broker company to a customer', broker, buyer, 'none'],
    ['shows nothing of the broker company to an anonymous visitor', broker, anonymous, 'none'],
    ['shows nothing of a deleted company to a broker', { ...supplier, deleted: true }, senior, 'none'],
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

it('the import-export code of a supplier is public once the right to export is checked', () => {
  const note = { en: 'Active', ru: 'Действует' };
  const shown = (kind: 'export' | 'tax') =>
    publicFields({ ...supplier, checks: [{ kind, note, checkedOn: '2026-08-20' }] }).importExportCode;
  expect([shown('export'), shown('tax')]).toEqual(['0312', '']);
});

describe('Permissions on a company', () => {
  it.each([
    ['are none for an anonymous visitor on a supplier', supplier, anonymous, []],
    ['are none for a customer on a supplier', supplier, buyer, []],
    ['let a supplier’s admin edit it and add its products', supplier, owner, ['edit', 'product_create']],
    ['are none for another supplier on a supplier', supplier, deccan, []],
    [
      'let a senior manager edit a supplier, set its manager and add its products',
      supplier,
      senior,
      ['edit', 'manager_change', 'product_create'],
    ],
    ['let a supplier’s own manager edit it and add its products', supplier, manager, ['edit', 'product_create']],
    ['let another manager only add products of a supplier', supplier, manager2, ['product_create']],
    [
      'let any manager edit an unassigned supplier and add its products',
      { ...supplier, brokerManagerId: undefined },
      manager2,
      ['edit', 'product_create'],
    ],
    ['let a manager only edit a locked supplier', { ...supplier, active: false }, manager, ['edit']],
    ['are none for a reviewer on a supplier', supplier, reviewer, []],
    ['let a company admin edit their own company', customer, buyer, ['edit']],
    ['are none for other users on their own company', customer, colleague, []],
    ['let a senior manager set the manager of a customer', customer, senior, ['manager_change']],
    ['are none for a manager on a customer', customer, manager, []],
    ['let a senior manager edit the broker company', broker, senior, ['edit']],
    ['are none for a manager on the broker company', broker, manager, []],
  ])('%s', (_title, company, viewer, expected) => {
    expect(companyPermissions(company, viewer)).toEqual(expected);
  });
});
