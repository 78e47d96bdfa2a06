import { z } from 'zod';
import { setManagerInput } from './assignment.js';
import { companyCatalogView } from './catalogue.js';
import { contactView } from './contact.js';
import { endpointsOf } from './endpoint.js';
import { ownCompanyInput, ownCompanySavedView, ownCompanyView } from './own-company.js';
import { companyType, permissionList } from './page-context.js';
import { companyRoutes } from './routes/company.js';
import { companyStaffRoutes } from './routes/company-staff.js';
import { fileView, langs, namedView, personView, pictureView, textUpTo, uuid } from './values.js';
import { businessTypes } from './words.js';

const legalAddress = z.strictObject({
  region: z.string(),
  area: z.string(),
  city: z.string(),
  street: z.string(),
  house: z.string(),
  build: z.string(),
  housing: z.string(),
  flat: z.string(),
  zipcode: z.string(),
  langs,
});

/** What the broker checks of a supplier. */
export const companyChecks = ['registration', 'tax', 'export', 'bank', 'site'] as const;

/** Something checked: by what it was found so, and the day. */
const companyCheck = z.strictObject({ kind: z.enum(companyChecks), note: z.string(), checked_on: z.string(), langs });

/** What a supplier tells of its work; `area` in square metres. */
const production = z.strictObject({
  capacity: z.string().nullable(),
  markets: z.string().nullable(),
  staff: z.number().int().nullable(),
  area: z.number().int().nullable(),
  langs,
});

/** GET /company/{company}: what the caller may not see is null. */
export const companyView = z.strictObject({
  company: z.strictObject({
    id: uuid,
    type: companyType,
    short_name: z.string(),
    full_name: z.string().nullable(),
    inn: z.string().nullable(),
    kpp: z.string().nullable(),
    ogrn: z.string().nullable(),
    pan: z.string().nullable(),
    gstn: z.string().nullable(),
    import_export_code: z.string().nullable(),
    web_site: z.string().nullable(),
    legal_address_line: z.string().nullable(),
    /** By its parts; empty where one was not given. */
    legal_addr: legalAddress,
    business_type: z.enum(businessTypes).nullable(),
    industries: z.array(namedView),
    export_product_list: z.string().nullable(),
    broker_files: z.array(fileView),
    broker_manager: personView.nullable(),
    contacts: contactView.nullable(),
    registration_date: z.string().nullable(),
    /** Null with `is_commerce_allowed` for whoever sees public fields only. */
    created_at: z.string().nullable(),
    is_commerce_allowed: z.boolean().nullable(),
    city: z.string().nullable(),
    active: z.boolean(),
    langs,
  }),
  permissions: permissionList,
  /** Published cards of a supplier; null when it could not be had. */
  sku_count: z.number().int().nullable(),
  /** The year it was registered in; null where it is not known. */
  founded_year: z.number().int().nullable(),
  /** How soon a supplier usually makes its offer; null where too few are known, or it could not be had. */
  answer_minutes: z.number().int().nullable(),
  /** The broker has checked its papers. */
  verified: z.boolean(),
  /** What its published cards are certified by, each file once. */
  certificates: z.array(fileView),
  logo: pictureView.nullable(),
  /** What the broker has checked, in a fixed order. */
  checks: z.array(companyCheck),
  production,
});
export type CompanyView = z.infer<typeof companyView>;

/** GET /api/company/get-broker-suppliers and get-broker-customers: fewer than 3 characters find nothing. */
const companySearch = z.object({ search: textUpTo(200).default('') });

/** Companies to choose one from; `tax_number`: a customer's INN, a supplier's PAN. */
export const foundCompaniesView = z.strictObject({
  list: z.array(z.strictObject({ id: uuid, short_name: z.string(), tax_number: z.string(), city: z.string(), langs })),
});
export type FoundCompaniesView = z.infer<typeof foundCompaniesView>;

/** GET /broker/company-details/{company}: a customer to make a request for, with its active people. */
export const companyDetailsView = z.strictObject({
  company: z.strictObject({
    id: uuid,
    short_name: z.string(),
    inn: z.string(),
    kpp: z.string(),
    ogrn: z.string(),
    active: z.boolean(),
    is_commerce_allowed: z.boolean(),
  }),
  contacts: contactView.nullable(),
  people: z.array(
    z.strictObject({
      id: uuid,
      name: z.string(),
      surname: z.string(),
      patronymic: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
  ),
});
export type CompanyDetailsView = z.infer<typeof companyDetailsView>;

/** A company as the broker's list shows it; `tax_number`: a customer's INN, a supplier's PAN. */
export const companyRowView = z.strictObject({
  id: uuid,
  short_name: z.string(),
  tax_number: z.string(),
  business_type: z.enum(businessTypes).nullable(),
  industries: z.array(namedView),
  broker_manager: personView.nullable(),
  city: z.string(),
  active: z.boolean(),
  blacklisted: z.boolean(),
  is_commerce_allowed: z.boolean(),
  created_at: z.string(),
  permissions: permissionList,
  langs,
});
export type CompanyRowView = z.infer<typeof companyRowView>;

/** GET /company/list/{type}: `managers` and `all_industries` are what may be chosen in its filters. */
export const companyListView = z.strictObject({
  list: z.array(companyRowView),
  total: z.number().int(),
  managers: z.array(personView),
  all_industries: z.array(namedView),
});
export type CompanyListView = z.infer<typeof companyListView>;

/** POST /company/{company}/set-manager */
export const companyManagerView = z.strictObject({ broker_manager: personView });

/** POST /admin/api/company/lock/{company}: `unlock` opens it, else it is locked. */
export const companyLockInput = z.object({ unlock: z.union([z.boolean(), z.stringbool()]) });
export const companyLockView = z.strictObject({ active: z.boolean() });

export const companyEndpoints = /* @__PURE__ */ endpointsOf(
  { ...companyRoutes, ...companyStaffRoutes },
  {
    getOwnCompany: { summary: 'The form of the own company', answer: ownCompanyView },
    saveOwnCompany: {
      summary: 'Keeps the form of the own company',
      input: ownCompanyInput,
      answer: ownCompanySavedView,
    },
    getCompany: { summary: 'A company’s page', answer: companyView },
    listCompanies: { summary: 'Suppliers or customers, for the broker', answer: companyListView },
    setCompanyManager: {
      summary: 'Gives a supplier or a customer to a manager',
      input: setManagerInput,
      answer: companyManagerView,
    },
    setCompanyLock: { summary: 'Locks a company or opens it', input: companyLockInput, answer: companyLockView },
    findBrokerSuppliers: {
      summary: 'Active suppliers by a part of a name or a tax number',
      query: companySearch,
      answer: foundCompaniesView,
    },
    findBrokerCustomers: {
      summary: 'Active customers by a part of a name or a tax number',
      query: companySearch,
      answer: foundCompaniesView,
    },
    listBrokerCompanies: {
      summary: 'Active companies of a type by a part of a name or a tax number',
      query: companySearch,
      answer: foundCompaniesView,
    },
    getBrokerCompanyDetails: {
      summary: 'A customer to make a request for, with its people',
      answer: companyDetailsView,
    },
    listCompanyCards: { summary: 'A company’s catalogue', answer: companyCatalogView },
  },
);
