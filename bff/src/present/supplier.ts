import type { SupplierFormView } from '@setu/contract';
import type { SupplierForm } from '@setu/proto/identity/suppliers';
import type { ApplicationForm } from '@setu/proto/review/applications';
import { businessTypeWord } from '@setu/proto/wire-words';
import { businessTypes } from '@setu/proto/words';
import { fileView } from './file.js';

type Fields = SupplierFormView['supplier'];
type Shared = Omit<ApplicationForm, 'businessType' | 'regulationAccepted'>;

const shared = (form: Shared): Omit<Fields, 'type' | 'media' | 'manager_id'> => ({
  ...{ company_name: form.companyName, pan: form.pan, gstn: form.gstn, import_export_code: form.importExportCode },
  ...{ web_site_url: form.webSiteUrl, legal_address_line: form.address, industries: form.industryIds },
  ...{ other_industry: form.otherIndustry, export_product_list: form.exportProductList },
  ...{ contact_name: form.contactName, contact_surname: form.contactSurname },
  ...{ contact_patronymic: form.contactPatronymic, designation: form.designation },
  ...{ phone: form.phone, additional_phone: form.additionalPhone },
  ...{ email: form.email, additional_email: form.additionalEmail },
});

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
