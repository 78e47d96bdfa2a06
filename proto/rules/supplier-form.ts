import type { IsKnownPhone } from './contact-details.js';
import { type Contact, contactTexts, type NamedContact } from './contact-fields.js';
import {
  type CheckedBy,
  type SupplierField,
  type SupplierForm,
  type SupplierText,
  type SupplierTextField,
  supplierFields,
  supplierLimits,
  supplierTexts,
} from './supplier-texts.js';

export * from './supplier-profile.js';
export * from './supplier-texts.js';

const trimmed = (text: string): string => text.trim();

/** Options of a form's validation. */
export interface SupplierFormOptions {
  /** Whether the GSTIN is mandatory. Otherwise it is checked only if entered. */
  isGstnRequired: boolean;
  /** Whether phone numbers must exist. Absent, only their form is checked. */
  isKnownPhone?: IsKnownPhone;
  /** Fields with other names on the wire. */
  names?: Partial<Record<SupplierField, string>>;
}

/** Returns the wire name of a field. */
export const supplierFieldName = (field: SupplierField, { names }: Pick<SupplierFormOptions, 'names'> = {}): string =>
  names?.[field] ?? (field === 'industryIds' ? 'industries' : supplierFields[field].name);

/** The industry "other", which needs a name. */
export const otherIndustryId = '3d2debc9-9c2e-5596-ab48-b966ac2973e2';

function textFailure(field: SupplierTextField, text: string, by: CheckedBy): string | undefined {
  if (text.trim() === '') return field.isRequired ? 'required' : undefined;
  const forbidden = field.kind === 'lines' ? /[^\P{Cc}\n\r\t]/u : /\p{Cc}/u;
  if (forbidden.test(text.trim())) return 'invalid_characters';
  if ([...text.trim()].length > field.max) return 'length_max';
  return field.failure?.(text, by);
}

/**
 * Returns the errors of a company's own contact person by the names in JSON. Unlike a supplier's, all of its fields are
 * optional.
 */
export const contactFailures = (contact: NamedContact, isKnownPhone?: IsKnownPhone): Record<string, string> =>
  Object.fromEntries(
    contactTexts.flatMap(({ name, described }) => {
      const failure = textFailure({ ...described, isRequired: false }, contact[name], { pan: '', isKnownPhone });
      return failure === undefined ? [] : [[name, failure]];
    }),
  );

/** Normalises a contact person for storage. */
export const plainContact = (contact: Contact): Contact =>
  Object.fromEntries(
    contactTexts.map(({ field, described: { plain = trimmed } }) => [field, plain(contact[field])]),
  ) as Contact;

const industriesFailure = ({ industryIds }: SupplierForm): string | undefined => {
  if (industryIds.length === 0) return 'required';
  return industryIds.length > supplierLimits.industries ? 'too_many' : undefined;
};

/**
 * Returns the errors of an entered form by the wire names of its fields (specification, section 5, Supplier application
 * and supplier form).
 */
export function supplierFailures(form: SupplierForm, options: SupplierFormOptions): Record<string, string> {
  const isOther = form.industryIds.includes(otherIndustryId);
  const by = { pan: form.pan, isKnownPhone: options.isKnownPhone };
  const needed: Partial<Record<SupplierText, boolean>> = { gstn: options.isGstnRequired, otherIndustry: isOther };
  const failures: [SupplierField, string | undefined][] = [
    ...supplierTexts.map(([name, field]): [SupplierField, string | undefined] => {
      const isIgnored = name === 'otherIndustry' && !isOther;
      const described = { ...field, isRequired: needed[name] ?? field.isRequired };
      return [name, isIgnored ? undefined : textFailure(described, form[name], by)];
    }),
    ['industryIds', industriesFailure(form)],
  ];
  return Object.fromEntries(
    failures.flatMap(([field, failure]) =>
      failure === undefined ? [] : [[supplierFieldName(field, options), failure]],
    ),
  );
}

/**
 * Normalises the form for storage: trims texts, normalises numbers and phones, and keeps the name of an industry only
 * with "other".
 */
export function plainSupplier(form: SupplierForm): SupplierForm {
  const industryIds = [...new Set(form.industryIds.map((id) => id.toLowerCase()))];
  const texts = Object.fromEntries(
    supplierTexts.map(([name, { plain = trimmed }]) => [name, plain(form[name])]),
  ) as Record<SupplierText, string>;
  return {
    ...texts,
    industryIds,
    otherIndustry: industryIds.includes(otherIndustryId) ? texts.otherIndustry : '',
  };
}
