import type { Company } from '../../companies/domain/company-page.js';
import type { NamedIndustry } from '../../industries/store/industries.js';
import { otherIndustryOf, type Supplier } from '../domain/supplier.js';

const nobody = {
  ...{ name: '', surname: '', patronymic: '', designation: '' },
  ...{ phone: '', additionalPhone: '', email: '', additionalEmail: '' },
};

/** What a supplier's form says, as its company is kept. */
export function supplierOf(company: Company, known: readonly NamedIndustry[]): Supplier {
  const { contact = nobody, legalAddressLine: line, exportProductList: products } = company;
  return {
    ...{ company_name: company.shortName, pan: company.pan, gstn: company.gstn },
    ...{ import_export_code: company.importExportCode, web_site_url: company.webSite },
    address: line.en || line.ru,
    industries: company.industries.map(({ id }) => id),
    other_industry: otherIndustryOf(company.industries, known),
    export_product_list: products.en || products.ru,
    ...{ contact_name: contact.name, contact_surname: contact.surname, contact_patronymic: contact.patronymic },
    ...{ designation: contact.designation, phone: contact.phone, additional_phone: contact.additionalPhone },
    ...{ email: contact.email, additional_email: contact.additionalEmail },
    businessType: company.businessType,
    files: company.brokerFiles.map((file) => ({ ...file, size: BigInt(file.size) })),
    managerId: company.brokerManagerId,
  };
}
