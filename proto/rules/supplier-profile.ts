import { type Contact, contactTexts } from './contact-fields.js';
import {
  type SupplierFields,
  type SupplierText,
  type SupplierTextField,
  type SupplierTexts,
  supplierTexts,
  textsWithNames,
} from './supplier-texts.js';

/** A text field about the company or its production. */
export type SupplierCompanyText = {
  [Field in SupplierText]: SupplierFields[Field]['part'] extends 'contact' ? never : Field;
}[SupplierText];

/** The texts of a form about the company and its production. */
export type SupplierCompany = Record<SupplierCompanyText, string>;
/** The same texts by their names in JSON, which are also their columns in tables. */
export type NamedSupplierCompany = SupplierTexts<'company' | 'production'>;

const isOfContact = ({ part }: SupplierTextField): boolean => part === 'contact';

/**
 * Returns only the texts about the company and its production, these by their names in JSON, and the texts from these
 * names.
 */
export const {
  of: companyOfSupplier,
  named: namedSupplierCompany,
  from: supplierCompanyFrom,
} = textsWithNames<SupplierCompanyText, keyof NamedSupplierCompany>(
  supplierTexts
    .filter(([, field]) => !isOfContact(field))
    .map(([field, { name }]) => [field as SupplierCompanyText, name as keyof NamedSupplierCompany]),
);

/** A text field about the company or its production that the company's profile has under the same name. */
export type ProfileText = {
  [Field in SupplierCompanyText]: SupplierFields[Field] extends { profile: 'own' } ? never : Field;
}[SupplierCompanyText];

/** The texts of a form that a company's profile has under the same names. */
export type Profile = Record<ProfileText, string>;
/** The same texts by their names in JSON, which are also their columns in tables. */
export type NamedProfile = Record<SupplierFields[ProfileText]['name'], string>;

/** The fields that a company's profile has under the same names. */
export const profileTexts = supplierTexts.filter(([, field]) => !isOfContact(field) && field.profile !== 'own') as [
  ProfileText,
  SupplierTextField & { name: keyof NamedProfile },
][];

/** Returns only the texts of a profile, these by their names in JSON, and the texts from these names. */
export const {
  of: profileOf,
  named: namedProfile,
  from: profileFrom,
} = textsWithNames<ProfileText, keyof NamedProfile>(profileTexts.map(([field, { name }]) => [field, name]));

/** Returns what `of` makes of each text of a profile, by its name in JSON. */
export const eachProfileText = <Made>(of: (field: SupplierTextField, text: ProfileText) => Made) =>
  Object.fromEntries(profileTexts.map(([text, field]) => [field.name, of(field, text)])) as Record<
    keyof NamedProfile,
    Made
  >;

/** Returns the contact person of a form. */
export const contactOfSupplier = (form: Record<SupplierText, string>): Contact =>
  Object.fromEntries(contactTexts.map(({ field, ofSupplier }) => [field, form[ofSupplier]])) as Contact;

/** Returns the texts of a form that describe its contact person. */
export const supplierContact = (contact: Contact) =>
  Object.fromEntries(contactTexts.map(({ field, ofSupplier }) => [ofSupplier, contact[field]])) as Omit<
    Record<SupplierText, string>,
    SupplierCompanyText
  >;
