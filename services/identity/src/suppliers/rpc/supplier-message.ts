import { invalid } from '@setu/kit/core';
import * as wire from '@setu/proto/identity/suppliers';
import { businessTypeWord, wireBusinessType } from '@setu/proto/wire-words';
import type { Supplier } from '../domain/supplier.js';

/** The form on the wire. */
export const toForm = (supplier: Supplier): wire.SupplierForm => ({
  ...{ companyName: supplier.company_name, pan: supplier.pan, gstn: supplier.gstn },
  ...{ importExportCode: supplier.import_export_code, webSiteUrl: supplier.web_site_url, address: supplier.address },
  businessType: wireBusinessType(supplier.businessType),
  ...{ industryIds: [...supplier.industries], otherIndustry: supplier.other_industry },
  exportProductList: supplier.export_product_list,
  ...{ contactName: supplier.contact_name, contactSurname: supplier.contact_surname },
  ...{ contactPatronymic: supplier.contact_patronymic, designation: supplier.designation },
  ...{ phone: supplier.phone, additionalPhone: supplier.additional_phone },
  ...{ email: supplier.email, additionalEmail: supplier.additional_email },
  files: supplier.files,
  managerId: supplier.managerId ?? '',
});

/** The form as it was sent; `invalid` where it has no type of business. */
export function fromForm(sent: wire.SupplierForm | undefined): Supplier {
  const form = wire.SupplierForm.fromPartial(sent ?? {});
  const businessType = businessTypeWord(form.businessType);
  if (businessType === undefined) throw invalid({ type: 'required' });
  return {
    ...{ company_name: form.companyName, pan: form.pan, gstn: form.gstn, import_export_code: form.importExportCode },
    ...{ web_site_url: form.webSiteUrl, address: form.address, businessType },
    ...{ industries: form.industryIds, other_industry: form.otherIndustry },
    export_product_list: form.exportProductList,
    ...{ contact_name: form.contactName, contact_surname: form.contactSurname },
    ...{ contact_patronymic: form.contactPatronymic, designation: form.designation },
    ...{ phone: form.phone, additional_phone: form.additionalPhone },
    ...{ email: form.email, additional_email: form.additionalEmail },
    files: form.files,
    managerId: form.managerId.toLowerCase() || undefined,
  };
}
