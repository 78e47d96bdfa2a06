import { z } from 'zod';
import { setManagerInput } from './assignment.js';
import { companyCatalogView } from './catalogue.js';
import { companyCheckView } from './company-check.js';
import { contactView } from './contact.js';
import { endpointsOf } from './endpoint.js';
import { ownCompanyInput, ownCompanySavedView, ownCompanyView } from './own-company.js';
import { companyType, permissionList } from './page-context.js';
import { companyRoutes } from './routes/company.js';
import { companyStaffRoutes } from './routes/company-staff.js';
import { eachProfileText } from './supplier-form.js';
import { trustFiguresView } from './trust-view.js';
import { certificateView, fileView, langs, namedView, personView, pictureView, textUpTo, uuid } from './values.js';
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

/** A supplier's own description of its production. `area` is in square metres. */
const production = z.strictObject({
  capacity: z.string().nullable(),
  markets: z.string().nullable(),
  staff: z.number().int().nullable(),
  area: z.number().int().nullable(),
  langs,
});

/** GET /company/{company}. Fields that the caller may not see are null. */
export const companyView = z.strictObject({
  company: z.strictObject({
    id: uuid,
    type: companyType,
    short_name: z.string(),
    full_name: z.string().nullable(),
    inn: z.string().nullable(),
    kpp: z.string().nullable(),
    ogrn: z.string().nullable(),
    ...eachProfileText(() => z.string().nullable()),
    web_site: z.string().nullable(),
    legal_address_line: z.string().nullable(),
    /** The address in parts. A part that was not entered is empty. */
    legal_addr: legalAddress,
    business_type: z.enum(businessTypes).nullable(),
    industries: z.array(namedView),
    export_product_list: z.string().nullable(),
    broker_files: z.array(fileView),
    broker_manager: personView.nullable(),
    contacts: contactView.nullable(),
    registration_date: z.string().nullable(),
    created_at: z.string(),
    is_commerce_allowed: z.boolean(),
    city: z.string().nullable(),
    active: z.boolean(),
    langs,
  }),
  permissions: permissionList,
  /** The number of a supplier's published cards, or null if it is unavailable. */
  sku_count: z.number().int().nullable(),
  /** The year of registration, or null if unknown. */
  founded_year: z.number().int().nullable(),
  /**
   * The usual time until a supplier's first answer, in minutes, as in `trust`. Null if there are fewer than five, or if
   * it is unavailable.
   */
  answer_minutes: z.number().int().nullable(),
  /** The number of a supplier's completed deals. Null below five, or if it is unavailable. */
  completed_deals: z.number().int().nullable(),
  /** A supplier's figures, or null if they are unavailable. */
  trust: trustFiguresView.nullable(),
  /** True if the broker has checked the company's documents. */
  verified: z.boolean(),
  /** The certificates of its published cards, without duplicate files. */
  certificates: z.array(certificateView),
  logo: pictureView.nullable(),
  /** The broker's checks, in a fixed order. */
  checks: z.array(companyCheckView),
  production,
  /** For the broker: the person whose invitation a supplier waits for that nobody has joined yet. */
  awaited_user: z.strictObject({ email: z.string(), valid_for: z.string() }).optional(),
});
export type CompanyView = z.infer<typeof companyView>;

/**
 * GET /api/company/get-broker-suppliers and get-broker-customers. A search of fewer than 3 characters finds nothing.
 */
const companySearch = z.object({ search: textUpTo(200).default('') });

/** Companies to choose from. `tax_number` is a customer's INN or a supplier's PAN. */
export const foundCompaniesView = z.strictObject({
  list: z.array(
    z.strictObject({
      ...{ id: uuid, short_name: z.string(), tax_number: z.string() },
      ...{ inn: z.string().nullable(), pan: z.string().nullable(), city: z.string(), langs },
    }),
  ),
});
export type FoundCompaniesView = z.infer<typeof foundCompaniesView>;

/** GET /broker/company-details/{company}: a customer for whom a manager creates a request, with its active users. */
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

/** A company in the broker's list. `tax_number` is a customer's INN or a supplier's PAN. */
export const companyRowView = z.strictObject({
  id: uuid,
  short_name: z.string(),
  tax_number: z.string(),
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
  pan: z.string().nullable(),
  gstn: z.string().nullable(),
  registration_date: z.string().nullable(),
  business_type: z.enum(businessTypes).nullable(),
  industries: z.array(namedView),
  broker_manager: personView.nullable(),
  city: z.string(),
  active: z.boolean(),
  blacklisted: z.boolean(),
  is_commerce_allowed: z.boolean(),
  created_at: z.string(),
  /** The company's requests as customer or supplier, and when the latest was sent. Null if they are unavailable. */
  requests: z
    .strictObject({ open: z.number().int(), published: z.number().int(), last_at: z.string().nullable() })
    .nullable(),
  permissions: permissionList,
  langs,
});
export type CompanyRowView = z.infer<typeof companyRowView>;

/** GET /company/list/{type}. `managers` and `all_industries` are the options of its filters. */
export const companyListView = z.strictObject({
  list: z.array(companyRowView),
  total: z.number().int(),
  managers: z.array(personView),
  all_industries: z.array(namedView),
});
export type CompanyListView = z.infer<typeof companyListView>;

/** POST /company/{company}/set-manager */
export const companyManagerView = z.strictObject({ broker_manager: personView });

/** POST /admin/api/company/lock/{company}. `unlock` unlocks the company, otherwise it is locked. */
export const companyLockInput = z.object({ unlock: z.union([z.boolean(), z.stringbool()]) });
export const companyLockView = z.strictObject({ active: z.boolean() });

export const companyEndpoints = /* @__PURE__ */ endpointsOf(
  { ...companyRoutes, ...companyStaffRoutes },
  {
    getOwnCompany: { summary: 'Returns the form of the caller’s own company', answer: ownCompanyView },
    saveOwnCompany: {
      summary: 'Saves the form of the caller’s own company',
      input: ownCompanyInput,
      answer: ownCompanySavedView,
    },
    getCompany: { summary: 'Returns a company’s page', answer: companyView },
    listCompanies: { summary: 'Lists suppliers or customers for the broker', answer: companyListView },
    setCompanyManager: {
      summary: 'Assigns a supplier or a customer to a manager',
      input: setManagerInput,
      answer: companyManagerView,
    },
    setCompanyLock: { summary: 'Locks or unlocks a company', input: companyLockInput, answer: companyLockView },
    findBrokerSuppliers: {
      summary: 'Searches active suppliers by part of a name or tax number',
      query: companySearch,
      answer: foundCompaniesView,
    },
    findBrokerCustomers: {
      summary: 'Searches active customers by part of a name or tax number',
      query: companySearch,
      answer: foundCompaniesView,
    },
    listBrokerCompanies: {
      summary: 'Searches active companies of a type by part of a name or tax number',
      query: companySearch,
      answer: foundCompaniesView,
    },
    getBrokerCompanyDetails: {
      summary: 'Returns a customer with its users, for a request on its behalf',
      answer: companyDetailsView,
    },
    listCompanyCards: { summary: 'Lists the cards of a company’s catalogue', answer: companyCatalogView },
  },
);
