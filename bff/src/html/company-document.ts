import type { CardView, CompanyView } from '@setu/contract';
import { dayText, numberText } from '../language/formats.js';
import { absolute, addressFor } from './addresses.js';
import { html, type Part } from './markup.js';
import type { PageDocument, Reader, Thing } from './page-document.js';
import { cardsPart, crumbsPart } from './parts.js';
import { pathOfCompany, pathOfCompanyCatalogue } from './paths.js';
import { shortened, textHtml } from './text-html.js';
import { type Said, textIn } from './text-in.js';
import { type Word, type Words, wordsIn } from './texts.js';
import { crumbsThing } from './things.js';

const organization = ({ company, logo }: CompanyView, description: string, reader: Reader): Thing => {
  const city = textIn(company, 'city', reader)?.text;
  const street = textIn(company, 'legal_address_line', reader)?.text;
  return {
    '@type': 'Organization',
    '@id': absolute(reader, `${pathOfCompany(company.id)}#company`),
    name: company.short_name,
    ...(company.full_name && { legalName: company.full_name }),
    description,
    url: addressFor(reader, pathOfCompany(company.id)),
    ...(logo && { logo: absolute(reader, `${logo.url}?w=640`) }),
    ...((city || street) && {
      address: { '@type': 'PostalAddress', addressLocality: city, streetAddress: street },
    }),
  };
};

const factsPart = ({ company, production }: CompanyView, words: Words, reader: Reader): Part => {
  const { business_type: business } = company;
  const { staff, area } = production;
  const facts: [Word, string | Said | 0 | null | undefined][] = [
    ['fullName', company.full_name],
    ['legalAddress', textIn(company, 'legal_address_line', reader)],
    ['businessType', business && words(`businessType_${business}`)],
    ['webSite', company.web_site],
    ['export', textIn(company, 'export_product_list', reader)],
    ['capacity', textIn(production, 'capacity', reader)],
    ['staff', staff && numberText(reader.language, staff)],
    ['floorArea', area && `${numberText(reader.language, area)}\u00A0${words('squareMetres')}`],
    ['markets', textIn(production, 'markets', reader)],
  ];
  return facts.map(
    ([word, value]) =>
      value &&
      html`<div><dt>${words(word)}</dt><dd>${typeof value === 'string' ? value : textHtml(value, reader)}</dd></div>`,
  );
};

const checksPart = (checks: CompanyView['checks'], words: Words, reader: Reader): Part =>
  checks.length > 0 &&
  html`<section><h2>${words('checked')}</h2><ul>${checks.map((check) => {
    const note = textIn(check, 'note', reader);
    return html`<li>${words(`check_${check.kind}`)}${note && html`: ${textHtml(note, reader)}`} (${dayText(reader.language, check.checked_on)})</li>`;
  })}</ul></section>`;

/** Builds a company's page with its first cards. */
export const companyDocument = (view: CompanyView, cards: readonly CardView[], reader: Reader): PageDocument => {
  const { company, sku_count } = view;
  const words = wordsIn(reader.language);
  const crumbs = [
    { name: words('home'), path: '/' },
    { name: company.short_name, path: pathOfCompany(company.id) },
  ];
  const type = words(`companyType_${company.type}`);
  const city = textIn(company, 'city', reader);
  const makes = textIn(company, 'export_product_list', reader)?.text;
  const companyText = words('companyText', { name: company.short_name, type });
  const description = shortened([companyText, city?.text, makes].filter(Boolean).join('. '), 200);
  return {
    title: company.short_name,
    description,
    path: pathOfCompany(company.id),
    kind: 'profile',
    things: () => [organization(view, description, reader), crumbsThing(crumbs, reader)],
    content: () =>
      html`${crumbsPart(crumbs, words)}<h1>${company.short_name}</h1><p>${type}${city && html`, ${textHtml(city, reader)}`}</p><dl>${factsPart(view, words, reader)}</dl>${checksPart(view.checks, words, reader)}${sku_count !== null && sku_count > 0 && html`<p><a href="${pathOfCompanyCatalogue(company.id)}">${words('companyCatalogue')}</a></p>`}${cardsPart(cards, words, reader)}`,
  };
};
