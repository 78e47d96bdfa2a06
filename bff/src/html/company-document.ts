import type { CardView, CompanyView } from '@setu/contract';
import { absolute, addressFor } from './addresses.js';
import { html, type Part } from './markup.js';
import type { PageDocument, Reader, Thing } from './page-document.js';
import { cardsPart, crumbsPart } from './parts.js';
import { pathOfCompany, pathOfCompanyCatalogue } from './paths.js';
import { saidHtml, shortened } from './said.js';
import { type Said, textIn } from './text-in.js';
import { crumbsThing } from './things.js';
import { type Word, type Words, wordsIn } from './words.js';

type Company = CompanyView['company'];

const organization = (company: Company, description: string, reader: Reader): Thing => {
  const city = textIn(company, 'city', reader)?.text;
  const street = textIn(company, 'legal_address_line', reader)?.text;
  return {
    '@type': 'Organization',
    '@id': absolute(reader, `${pathOfCompany(company.id)}#company`),
    name: company.short_name,
    ...(company.full_name && { legalName: company.full_name }),
    description,
    url: addressFor(reader, pathOfCompany(company.id)),
    ...((city || street) && {
      address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: street },
    }),
  };
};

const factsPart = (company: Company, words: Words, reader: Reader): Part => {
  const { business_type: business } = company;
  const facts: [Word, string | Said | null | undefined][] = [
    ['fullName', company.full_name],
    ['legalAddress', textIn(company, 'legal_address_line', reader)],
    ['businessType', business && words(`businessType_${business}`)],
    ['webSite', company.web_site],
    ['export', textIn(company, 'export_product_list', reader)],
  ];
  return facts.map(
    ([word, value]) =>
      value &&
      html`<div><dt>${words(word)}</dt><dd>${typeof value === 'string' ? value : saidHtml(value, reader)}</dd></div>`,
  );
};

/** A company's page, with the first of its cards. */
export const companyDocument = (
  { company, sku_count }: CompanyView,
  cards: readonly CardView[],
  reader: Reader,
): PageDocument => {
  const words = wordsIn(reader.language);
  const crumbs = [
    { name: words('home'), path: '/' },
    { name: company.short_name, path: pathOfCompany(company.id) },
  ];
  const type = words(`companyType_${company.type}`);
  const city = textIn(company, 'city', reader);
  const makes = textIn(company, 'export_product_list', reader)?.text;
  const told = words('companyText', { name: company.short_name, type });
  const description = shortened([told, city?.text, makes].filter(Boolean).join('. '), 200);
  return {
    title: company.short_name,
    description,
    path: pathOfCompany(company.id),
    kind: 'profile',
    things: () => [organization(company, description, reader), crumbsThing(crumbs, reader)],
    content: () =>
      html`${crumbsPart(crumbs, words)}<h1>${company.short_name}</h1><p>${type}${city && html`, ${saidHtml(city, reader)}`}</p><dl>${factsPart(company, words, reader)}</dl>${sku_count !== null && sku_count > 0 && html`<p><a href="${pathOfCompanyCatalogue(company.id)}">${words('companyCatalogue')}</a></p>`}${cardsPart(cards, words, reader)}`,
  };
};
