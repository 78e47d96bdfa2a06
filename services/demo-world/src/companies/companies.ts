import { completeGstin, completeInn, completeOgrn } from '../check-digits.js';
import { demoId } from '../demo-id.js';
import { daysBefore, demoEpoch } from '../epoch.js';
import { industryId } from '../industries.js';
import { localText } from '../local-text.js';
import { pictureId } from '../pictures/picture-id.js';
import { pick, seededRandom, seedOf } from '../seeded-random.js';
import type { DemoAddress, DemoCompany, DemoContact } from '../shapes/demo-company.js';
import { type RussianRow, russianTable } from './customer-table.js';
import { namedSupplierEmails, peopleTable } from './people-table.js';
import { checksOf, productionOf } from './supplier-facts.js';
import { type SupplierRow, supplierTable } from './supplier-table.js';

/** Returns the id of the company with a key (`kaveri`). */
export const companyId = (key: string): string => demoId('company', key);

/** Returns the id of the user account with an email address. */
export const userId = (email: string): string => demoId('user', email);

/** Returns the email address of the account of a supplier's contact person. */
export const supplierEmail = (key: string): string => namedSupplierEmails[key] ?? `export@${key}.example`;

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/**
 * Returns a PAN. The fourth character is F for a firm and C for a company, the fifth is the first letter of the name.
 */
function panOf(row: SupplierRow): string {
  const random = seededRandom(seedOf(`pan:${row.key}`));
  const letter = (): string => letters.charAt(Math.floor(random() * letters.length));
  const holder = row.legalForm === 'LLP' || row.legalForm === '' ? 'F' : 'C';
  const digits = String(1000 + Math.floor(random() * 9000));
  return `AA${letter()}${holder}${row.name.charAt(0)}${digits}${letter()}`;
}

/** Returns an Indian mobile number in E.164 format. */
export function indianMobile(seed: string): string {
  const random = seededRandom(seedOf(`phone:${seed}`));
  return `+9198${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
}

function supplierContact(row: SupplierRow): DemoContact {
  const [name = '', surname = ''] = row.person.split(' ');
  return {
    name,
    surname,
    patronymic: '',
    designation: row.role,
    phone: indianMobile(row.key),
    additionalPhone: indianMobile(`${row.key}-office`),
    email: supplierEmail(row.key),
    additionalEmail: `sales@${row.key}.example`,
  };
}

function supplier(row: SupplierRow): DemoCompany {
  const random = seededRandom(seedOf(`supplier:${row.key}`));
  const pan = panOf(row);
  const month = String(1 + Math.floor(random() * 12)).padStart(2, '0');
  const day = String(1 + Math.floor(random() * 28)).padStart(2, '0');
  const createdAt = daysBefore(demoEpoch, 430 + random() * 420);
  const verified = random() < 0.86 || row.key in namedSupplierEmails;
  const hasLogo = row.key in namedSupplierEmails || seedOf(`has-logo:${row.key}`) % 5 > 0;
  const managers = ['manager@setu.example', 'manager@setu.example', 'manager2@setu.example', 'senior@setu.example'];
  return {
    id: companyId(row.key),
    type: 'supplier',
    shortName: row.name,
    fullName: [row.name, row.legalForm.replace('Pvt Ltd', 'Private Limited').replace(/^Ltd$/, 'Limited')]
      .join(' ')
      .trim(),
    inn: '',
    kpp: '',
    ogrn: '',
    pan,
    gstn: completeGstin(`${row.stateCode}${pan}1Z`),
    importExportCode: pan,
    webSite: `https://${row.key}.example`,
    legalAddressLine: {
      en: `${row.street}, ${row.city[0]} ${row.pin}, ${row.state[0]}, India`,
      ru: `Индия, ${row.state[1]}, ${row.city[1]} ${row.pin}, ${row.street}`,
    },
    legalAddr: { region: row.state[0], street: row.street, house: '', flat: '', zipcode: row.pin },
    city: localText(row.city),
    businessType: row.business,
    industryIds: row.industries.map(industryId),
    exportProductList: localText(row.goods),
    brokerFileIds: [demoId('file', `profile-${row.key}`)],
    brokerManagerId: userId(pick(managers, seedOf(row.key))),
    contact: supplierContact(row),
    registrationDate: `${row.since}-${month}-${day}`,
    createdAt,
    active: true,
    isRegulationSigned: true,
    isCommerceAllowed: true,
    verified,
    brandName: row.brand,
    logoPictureId: hasLogo ? pictureId(`logo-${row.key}`) : '',
    checks: checksOf(row, verified),
    production: productionOf(row),
  };
}

/** The customers that process what they buy. The others trade. */
const producers = new Set(['kama', 'don']);

/** The customer that an administrator has locked. Its users can't sign in. */
const LOCKED = 'azov';

function russianContact(row: RussianRow): DemoContact {
  const person = peopleTable.find(([, email]) => email === row.contact);
  if (person === undefined) throw new Error(`no demo user has the email ${row.contact}`);
  const [, email, surname, name, patronymic, mobile, work] = person;
  // The position that the person's role names.
  const designation = row.type === 'broker' ? 'Старший менеджер' : 'Генеральный директор';
  return { name, surname, patronymic, designation, phone: mobile, additionalPhone: work, email, additionalEmail: '' };
}

/** Parses an address like `443080, Самарская область, г. Самара, Московское шоссе, д. 55, офис 412` into its parts. */
function russianAddress(line: string): DemoAddress {
  const [zipcode = '', ...parts] = line.split(', ');
  const like = (pattern: RegExp): string => parts.find((part) => pattern.test(part)) ?? '';
  return {
    region: like(/область|край|Республика/),
    street: like(/^ул\. |проспект|шоссе/),
    house: like(/^д\. /).replace(/^д\. /, ''),
    flat: like(/^(офис|этаж|литера) /).replace(/^офис /, ''),
    zipcode,
  };
}

function russianCompany(row: RussianRow): DemoCompany {
  const random = seededRandom(seedOf(`customer:${row.key}`));
  return {
    id: companyId(row.key),
    type: row.type,
    shortName: row.shortName,
    fullName: row.fullName,
    inn: completeInn(row.inn),
    kpp: row.kpp,
    ogrn: completeOgrn(row.ogrn),
    pan: '',
    gstn: '',
    importExportCode: '',
    webSite: row.site,
    legalAddressLine: localText(row.address),
    legalAddr: russianAddress(row.address[1]),
    city: localText(row.city),
    businessType: producers.has(row.key) ? 'manufacturer' : 'distributer',
    industryIds: row.industries.map(industryId),
    exportProductList: { en: '', ru: '' },
    brokerFileIds: [],
    brokerManagerId:
      row.type === 'broker' ? '' : userId(pick(['manager@setu.example', 'manager2@setu.example'], seedOf(row.key))),
    contact: russianContact(row),
    registrationDate: row.registered,
    createdAt: daysBefore(demoEpoch, row.key === 'neva' ? 3.2 : 240 + random() * 500),
    active: row.key !== LOCKED,
    isRegulationSigned: row.signed,
    isCommerceAllowed: row.signed,
    verified: row.signed,
    brandName: '',
    logoPictureId: '',
    checks: [],
  };
}

/** The broker, the customers and the suppliers. */
export const companies: DemoCompany[] = [...russianTable.map(russianCompany), ...supplierTable.map(supplier)];

const byId = new Map(companies.map((company) => [company.id, company]));

/** Returns the company with an id. Throws for an unknown one. */
export function companyById(id: string): DemoCompany {
  const company = byId.get(id);
  if (company === undefined) throw new Error(`no demo company ${id}`);
  return company;
}
