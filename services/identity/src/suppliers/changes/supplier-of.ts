import { noContact } from '@setu/proto/contact-fields';
import { profileOf, supplierContact } from '@setu/proto/supplier-form';
import type { Company } from '../../companies/domain/company-page.js';
import type { NamedIndustry } from '../../industries/store/industries.js';
import { otherIndustryOf, type Supplier } from '../domain/supplier.js';

/** Returns a supplier's form from its company as stored. */
export function supplierOf(company: Company, known: readonly NamedIndustry[]): Supplier {
  const { contact = noContact, legalAddressLine: line, exportProductList: products } = company;
  return {
    ...profileOf(company),
    ...{ companyName: company.shortName, webSiteUrl: company.webSite },
    address: line.en || line.ru,
    industryIds: company.industries.map(({ id }) => id),
    otherIndustry: otherIndustryOf(company.industries, known),
    exportProductList: products.en || products.ru,
    ...supplierContact(contact),
    businessType: company.businessType,
    files: company.brokerFiles.map((file) => ({ ...file, size: BigInt(file.size) })),
    managerId: company.brokerManagerId,
  };
}
