/** The fields of a contact person, with their names in JSON and in tables. */
export const contactFields = {
  name: 'name',
  surname: 'surname',
  patronymic: 'patronymic',
  designation: 'designation',
  phone: 'phone',
  additionalPhone: 'additional_phone',
  email: 'email',
  additionalEmail: 'additional_email',
} as const;

/** A contact person. Fields that were not entered are empty. */
export type Contact = Record<keyof typeof contactFields, string>;

/** A contact person by the names in JSON and in tables. */
export type NamedContact = Record<(typeof contactFields)[keyof typeof contactFields], string>;

const pairs = Object.entries(contactFields) as [keyof Contact, keyof NamedContact][];

/** The contact of a company that named none. */
export const noContact = Object.fromEntries(pairs.map(([field]) => [field, ''])) as Contact;

/** Returns a contact by the names in JSON and in tables. Other properties are left out. */
export const namedContact = (contact: Contact): NamedContact =>
  Object.fromEntries(pairs.map(([field, name]) => [name, contact[field]])) as NamedContact;

/** Returns the contact with these named fields. Missing fields are empty. */
export const contactFrom = (named: Partial<NamedContact>): Contact =>
  Object.fromEntries(pairs.map(([field, name]) => [field, named[name] ?? ''])) as Contact;
