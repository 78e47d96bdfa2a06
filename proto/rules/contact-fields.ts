import { type Camel, camelOf } from './camel-case.js';
import {
  type SupplierText,
  type SupplierTextField,
  type SupplierTextName,
  supplierTexts,
  textsWithNames,
} from './supplier-texts.js';

/** The name of a contact field in JSON and in tables: without the prefix that it has in a supplier's form. */
type ShortName<Name extends string> = Name extends `contact_${infer Short}` ? Short : Name;

/** A contact person by the names in JSON and in tables. */
export type NamedContact = Record<ShortName<SupplierTextName<'contact'>>, string>;

/** A contact person. Fields that were not entered are empty. */
export type Contact = Record<Camel<keyof NamedContact>, string>;

/** A field of a contact person. */
export interface ContactField {
  field: keyof Contact;
  /** The name in JSON and in tables. */
  name: keyof NamedContact;
  /** The names in a supplier's form. */
  ofSupplier: SupplierText;
  nameOfSupplier: SupplierTextName<'contact'>;
  described: SupplierTextField;
}

/** The fields of a contact person, which are those of a supplier's form (supplier-texts.ts). */
export const contactTexts: readonly ContactField[] = supplierTexts.flatMap(([ofSupplier, described]) => {
  if (described.part !== 'contact') return [];
  const nameOfSupplier = described.name as SupplierTextName<'contact'>;
  const name = nameOfSupplier.replace(/^contact_/, '') as keyof NamedContact;
  return [{ field: camelOf(name), name, ofSupplier, nameOfSupplier, described }];
});

const named = textsWithNames(contactTexts.map(({ field, name }) => [field, name]));

/** Returns a contact by the names in JSON and in tables, and a contact from these names. */
export const { named: namedContact, from: contactFrom } = named;

/** The contact of a company that named none. */
export const noContact = contactFrom({});

/** Returns what `of` makes of each field, by the field's name in JSON. */
export const eachContactText = <Made>(of: (field: ContactField) => Made) =>
  Object.fromEntries(contactTexts.map((field) => [field.name, of(field)])) as Record<keyof NamedContact, Made>;
