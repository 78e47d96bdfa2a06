import { invalid } from '@setu/kit/core';
import { plainSupplier, type SupplierForm, supplierFailures } from '@setu/proto/supplier-form';
import { businessTypes } from '@setu/proto/words';
import type { Application } from './application.js';

/** What is sent with an application beside the form both sides share. */
export interface Applying extends SupplierForm {
  businessType: string;
  regulationAccepted: boolean;
}

type Said = Omit<
  Application,
  'id' | 'numericHash' | 'status' | 'fileIds' | 'managerId' | 'rejectReason' | 'createdAt' | 'inWorkAt' | 'completedAt'
>;

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Takes an application as typed; gives what it says as it is kept. `invalid` by the form's names. */
export function readyApplication(typed: Applying): Said {
  const form = plainSupplier(typed);
  const failures = {
    ...supplierFailures(form, false),
    ...(!businessTypes.some((type) => type === typed.businessType) && { type: 'required' }),
    ...(form.industries.some((id) => !uuidShape.test(id)) && { industries: 'invalid_option' }),
    ...(!typed.regulationAccepted && { regulation_accepted: 'required' }),
  };
  if (Object.keys(failures).length > 0) throw invalid(failures);
  return {
    ...{ companyName: form.company_name, pan: form.pan, gstn: form.gstn, importExportCode: form.import_export_code },
    ...{ webSiteUrl: form.web_site_url, address: form.address, businessType: typed.businessType },
    ...{ industryIds: [...form.industries], otherIndustry: form.other_industry },
    exportProductList: form.export_product_list,
    contact: {
      ...{ name: form.contact_name, surname: form.contact_surname, patronymic: form.contact_patronymic },
      ...{ designation: form.designation, phone: form.phone, additionalPhone: form.additional_phone },
      ...{ email: form.email, additionalEmail: form.additional_email },
    },
  };
}
