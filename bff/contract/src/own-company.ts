import { z } from 'zod';
import { businessDay } from './business-day.js';
import { numberFailures } from './company-numbers.js';
import { constants } from './constants.js';
import { contactView } from './contact.js';
import { eachContactText } from './contact-fields.js';
import { versionNumber } from './number-inputs.js';
import { contactFailures } from './supplier-form.js';
import { namedView, personView, textUpTo, uuid } from './values.js';
import { businessTypes } from './words.js';

const line = textUpTo(constants.lineMax).default('');

type Failures = Record<string, string | undefined>;

const addIssues = (failures: Failures, context: z.RefinementCtx): void => {
  for (const [field, message] of Object.entries(failures))
    if (message !== undefined) context.addIssue({ code: 'custom', message, path: [field] });
};

const written = (text: string): string | undefined => (text.trim() === '' ? 'required' : undefined);
const optional = (text: string, check: (text: string) => string | undefined): string | undefined =>
  text.trim() === '' ? undefined : check(text);

/** Returns the error of a day that must not be in the future in Moscow, where these companies are registered. */
const pastDayFailure = (day: string): string | undefined => {
  if (day === '') return 'required';
  if (!z.iso.date().safeParse(day).success) return 'invalid_date';
  return day > businessDay('moscow', new Date()) ? 'date_in_future' : undefined;
};

const isSite = (text: string): boolean => /^(https?:\/\/)?[^\s/:.]+(\.[^\s/:.]+)+(:\d+)?(\/\S*)?$/i.test(text.trim());
const isId = (text: string): boolean => uuid.safeParse(text).success;
const place = (id: string): string | undefined => optional(id, (text) => (isId(text) ? undefined : 'invalid_option'));

/** A Russian address. A city or district is given by its id, or by name if it is not in the list. */
export const typedAddress = z
  .object({
    ...{ region: line, area: line, area_name: line, city: line, city_name: line, street: line },
    ...{ house: line, build: line, housing: line, flat: line, zipcode: line },
  })
  .superRefine(({ region, area, city, city_name: name, street, zipcode }, context) => {
    const zipcodeFailure = /^\d{6}$/.test(zipcode.trim()) ? undefined : 'zipcode';
    addIssues(
      {
        region: written(region) ?? place(region),
        area: place(area),
        city: city === '' ? written(name) : place(city),
        street: written(street),
        zipcode: written(zipcode) ?? zipcodeFailure,
      },
      context,
    );
  });

/** The company's contact person. All fields are optional. */
export const ownContact = z
  .object(eachContactText(({ described }) => textUpTo(described.max).default('')))
  .superRefine((contact, context) => addIssues(contactFailures(contact), context));

const requisites = z.object({
  ...{ short_name: line, full_name: line, inn: line, kpp: line, ogrn: line, registration_date: line },
});
const checkRequisites = (typed: z.output<typeof requisites>, context: z.RefinementCtx): void =>
  addIssues(
    {
      short_name: written(typed.short_name),
      full_name: written(typed.full_name),
      ...numberFailures(typed, true),
      registration_date: pastDayFailure(typed.registration_date),
    },
    context,
  );

const trade = z.object({
  web_site: line,
  business_type: z.enum(businessTypes, 'invalid_option').default('any'),
  industries: z.array(uuid).max(30, 'too_many').default([]),
});
const checkTrade = ({ web_site: site }: z.output<typeof trade>, context: z.RefinementCtx): void =>
  addIssues({ web_site: optional(site, (text) => (isSite(text) ? undefined : 'invalid_site')) }, context);

/** The registration data of a company (specification, section 5, Company edit). */
export const ownRequisites = requisites.superRefine(checkRequisites);

/** The company's business. */
export const ownTrade = trade.superRefine(checkTrade);

/** POST /company/details. `actual_addr` is null if it equals the legal address. */
export const ownCompanyInput = z.object({
  company: z
    .object({
      ...requisites.shape,
      ...trade.shape,
      legal_addr: typedAddress.prefault({}),
      actual_addr: typedAddress.nullable().default(null),
      contacts: ownContact.prefault({}),
    })
    .superRefine((company, context) => {
      checkRequisites(company, context);
      checkTrade(company, context);
    }),
  /** The version that the form was opened with. */
  version: versionNumber,
});
export type OwnCompanyInput = z.input<typeof ownCompanyInput>;
export type TypedOwnCompany = z.output<typeof ownCompanyInput>['company'];
export const ownCompanySavedView = z.strictObject({ version: z.number().int() });

const text = z.string();

/**
 * An address in the form. A selected region, district or city has its id and name. It is null if nothing was selected
 * or the name was typed.
 */
const addressFormView = z.strictObject({
  region: namedView.nullable(),
  area: namedView.nullable(),
  area_name: text,
  city: namedView.nullable(),
  city_name: text,
  ...{ street: text, house: text, build: text, housing: text, flat: text, zipcode: text },
});
export type AddressFormView = z.infer<typeof addressFormView>;

/** A saved change: the fields by their names in the form, with their values before and after. */
const ownCompanyChange = z.strictObject({
  version: z.number().int(),
  changed_by: personView.nullable(),
  acting: personView.nullable(),
  changed_at: text,
  fields: z.array(z.strictObject({ field: text, from: text, to: text })),
});
export type OwnCompanyChangeView = z.infer<typeof ownCompanyChange>;

/** GET /company/details */
export const ownCompanyView = z.strictObject({
  company: z.strictObject({
    ...{ short_name: text, full_name: text, inn: text, kpp: text, ogrn: text, registration_date: text, web_site: text },
    business_type: z.enum(businessTypes),
    industries: z.array(uuid),
    legal_addr: addressFormView,
    actual_addr: addressFormView.nullable(),
    contacts: contactView,
  }),
  version: z.number().int(),
  /** True if the company has signed the regulation. INN and OGRN are then fixed. */
  is_identity_signed: z.boolean(),
  /** Newest first. */
  changes: z.array(ownCompanyChange),
  /** The options to choose from. */
  all_industries: z.array(namedView),
});
export type OwnCompanyView = z.infer<typeof ownCompanyView>;
