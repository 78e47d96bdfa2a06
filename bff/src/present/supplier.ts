import type { SupplierFormView } from '@setu/contract';
import type { SupplierForm } from '@setu/proto/identity/suppliers';
import type { ApplicationForm } from '@setu/proto/review/applications';
import { namedSupplierTexts } from '@setu/proto/supplier-form';
import { businessTypeWord } from '@setu/proto/wire-words';
import { businessTypes } from '@setu/proto/words';
import { fileView } from './file.js';

type Fields = SupplierFormView['supplier'];
type Shared = Omit<ApplicationForm, 'businessType' | 'regulationAccepted'>;

const shared = (form: Shared): Omit<Fields, 'type' | 'media' | 'manager_id'> => {
  const { address: legal_address_line, ...texts } = namedSupplierTexts(form);
  return { ...texts, legal_address_line, industries: form.industryIds };
};

/** Presents the fields of an existing supplier. */
export const supplierFields = (form: SupplierForm): Fields => ({
  ...shared(form),
  type: businessTypeWord(form.businessType) ?? null,
  media: form.files.map(fileView),
  manager_id: form.managerId,
});

/** Presents the fields of a new supplier, filled from an application. */
export const fieldsOfApplication = (form: ApplicationForm, media: Fields['media']): Fields => ({
  ...shared(form),
  type: businessTypes.find((type) => type === form.businessType) ?? null,
  media,
  manager_id: '',
});
