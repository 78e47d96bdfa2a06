import { type CardView, type CompanyView, profileTexts } from '@setu/contract';
import { dayText, numberText } from '../language/formats.js';
import { supplierFieldTexts } from '../language/supplier-field-texts.js';
import { absolute, addressFor } from './addresses.js';
import { html, type Part } from './markup.js';
import type { PageDocument, Reader, Thing } from './page-document.js';
import { cardsPart, crumbsPart } from './parts.js';
import { pathOfCompany, pathOfCompanyCatalogue } from './paths.js';
import { shortened, textHtml } from './text-html.js';
import { type LocalizedText, textIn } from './text-in.js';
import { type Translate, translatorFor } from './texts.js';
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

// Tax numbers are for readers of the page, not for search engines.
const indexedTexts = profileTexts.filter(([, { isPublic, name }]) => isPublic && name !== 'pan' && name !== 'gstn');

const factsPart = ({ company, production }: CompanyView, t: Translate, reader: Reader): Part => {
  const { business_type: business } = company;
  const { staff, area } = production;
  const { label } = supplierFieldTexts[reader.language];
  const facts: [string, string | LocalizedText | 0 | null | undefined][] = [
    [t('fullName'), company.full_name],
    [t('legalAddress'), textIn(company, 'legal_address_line', reader)],
    [t('businessType'), business && t(`businessType_${business}`)],
    [t('webSite'), company.web_site],
    [t('export'), textIn(company, 'export_product_list', reader)],
    [t('capacity'), textIn(production, 'capacity', reader)],
    [t('staff'), staff && numberText(reader.language, staff)],
    [t('floorArea'), area && `${numberText(reader.language, area)}\u00A0${t('squareMetres')}`],
    [t('markets'), textIn(production, 'markets', reader)],
    ...indexedTexts.map(([, { name }]): [string, string | null] => [label[name], company[name]]),
  ];
  return facts.map(
    ([name, value]) =>
      value && html`<div><dt>${name}</dt><dd>${typeof value === 'string' ? value : textHtml(value, reader)}</dd></div>`,
  );
};

const checksPart = (checks: CompanyView['checks'], t: Translate, reader: Reader): Part =>
  checks.length > 0 &&
  html`<section><h2>${t('checked')}</h2><ul>${checks.map((check) => {
    const note = textIn(check, 'note', reader);
    return html`<li>${t(`check_${check.kind}`)}${note && html`: ${textHtml(note, reader)}`} (${dayText(reader.language, check.checked_on)})</li>`;
  })}</ul></section>`;

/** Builds a company's page with its first cards. */
export const companyDocument = (view: CompanyView, cards: readonly CardView[], reader: Reader): PageDocument => {
  const { company, sku_count } = view;
  const t = translatorFor(reader.language);
  const crumbs = [
    { name: t('home'), path: '/' },
    { name: company.short_name, path: pathOfCompany(company.id) },
  ];
  const type = t(`companyType_${company.type}`);
  const city = textIn(company, 'city', reader);
  const makes = textIn(company, 'export_product_list', reader)?.text;
  const companyText = t('companyText', { name: company.short_name, type });
  const description = shortened([companyText, city?.text, makes].filter(Boolean).join('. '), 200);
  return {
    title: company.short_name,
    description,
    path: pathOfCompany(company.id),
    kind: 'profile',
    things: () => [organization(view, description, reader), crumbsThing(crumbs, reader)],
    content: () =>
      html`${crumbsPart(crumbs, t)}<h1>${company.short_name}</h1><p>${type}${city && html`, ${textHtml(city, reader)}`}</p><dl>${factsPart(view, t, reader)}</dl>${checksPart(view.checks, t, reader)}${sku_count !== null && sku_count > 0 && html`<p><a href="${pathOfCompanyCatalogue(company.id)}">${t('companyCatalogue')}</a></p>`}${cardsPart(cards, t, reader)}`,
  };
};
