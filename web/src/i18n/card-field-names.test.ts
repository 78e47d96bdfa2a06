import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardFieldName } from '@setu/contract';
import { expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };

const root = join(import.meta.dirname, '../../..');
const app = 'web/src/locales';
const shared = 'bff/contract/texts';

const read = (folder: string, language: string, name: string): Tree =>
  JSON.parse(readFileSync(join(root, folder, language, `${name}.json`), 'utf8'));

const at = (tree: Tree, path: string): string | undefined =>
  path.split('.').reduce<string | Tree | undefined>((of, key) => (typeof of === 'object' ? of[key] : of), tree) as
    | string
    | undefined;

/**
 * The texts of other files that name a field of a card, because their page does not load the file of the names. Texts
 * whose key is the name of a field are found without this list.
 */
const copies: [folder: string, file: string, path: string, field: CardFieldName | 'category'][] = [
  [app, 'common', 'product.leadTime', 'lead_days'],
  [app, 'catalogue', 'facets.names.country', 'country'],
  [app, 'catalogue', 'facets.names.minimum_quantity', 'minimum_quantum'],
  [app, 'catalogue', 'facets.names.certificate', 'files'],
  [app, 'catalogue', 'facets.names.sample', 'is_sample_available'],
  [app, 'catalogue', 'facets.names.warranty', 'warranty'],
  [app, 'catalogue', 'facets.names.sub_category', 'category'],
  [app, 'requests', 'facts.leadTime', 'lead_days'],
  [app, 'requests', 'facts.terms', 'inco_terms'],
  [app, 'request-forms', 'description.customsCode', 'hs_code'],
  [app, 'request-forms', 'description.boughtBrand', 'brand'],
  [app, 'request-audit', 'fields.customs_code', 'hs_code'],
  [app, 'offers', 'form.minimum', 'minimum_quantum'],
  [app, 'offers', 'facts.minimum', 'minimum_quantum'],
  [app, 'card-upload', 'file.pictures', 'pictures'],
  [app, 'card-upload', 'check.pictures', 'pictures'],
  [app, 'product', 'sections.certificates', 'files'],
  [app, 'company', 'sections.certificates', 'files'],
  [shared, 'card-fields', 'section.pictures', 'pictures'],
  [shared, 'report-words', 'columns.name', 'name'],
  [shared, 'report-words', 'columns.category', 'category_id'],
  [shared, 'report-words', 'columns.subcategory', 'category'],
];

/** The same for the fields of a supplier and of contact persons. */
const supplierCopies: [folder: string, file: string, path: string, field: string][] = [
  [shared, 'audit-words', 'fields.web_site', 'web_site_url'],
  [shared, 'audit-words', 'parts.legal_addr', 'address'],
  [shared, 'documents', 'legalAddress', 'address'],
  [shared, 'documents', 'webSite', 'web_site_url'],
  [shared, 'documents', 'export', 'export_product_list'],
  [shared, 'own-data', 'fields.surname', 'contact_surname'],
  [shared, 'own-data', 'fields.patronymic', 'contact_patronymic'],
  [shared, 'own-data', 'fields.mobile_phone', 'phone'],
  [shared, 'own-data', 'fields.work_phone', 'additional_phone'],
  [shared, 'own-data', 'fields.email', 'email'],
  [app, 'applications', 'aside.have.address', 'address'],
  [app, 'companies', 'edit.sections.legal', 'address'],
  [app, 'companies', 'edit.fields.web_site', 'web_site_url'],
  [app, 'company', 'facts.web_site', 'web_site_url'],
  [app, 'company', 'facts.legal_address_line', 'address'],
  [app, 'supplier-desk', 'company.facts.address', 'address'],
  [app, 'supplier-desk', 'company.facts.export_products', 'export_product_list'],
  [app, 'supplier-desk', 'company.facts.site', 'web_site_url'],
  [app, 'register', 'form.name', 'contact_name'],
  [app, 'register', 'form.surname', 'contact_surname'],
  [app, 'register', 'form.patronymic', 'contact_patronymic'],
  [app, 'register', 'form.phone', 'phone'],
  [app, 'request-forms', 'order.firstName', 'contact_name'],
  [app, 'request-forms', 'order.lastName', 'contact_surname'],
  [app, 'request-forms', 'order.middleName', 'contact_patronymic'],
  [app, 'request-forms', 'order.phone', 'phone'],
  [app, 'request-forms', 'order.email', 'email'],
  ...(['invite', 'profile'] as const).flatMap((form): [string, string, string, string][] => [
    [app, 'team', `${form}.name`, 'contact_name'],
    [app, 'team', `${form}.surname`, 'contact_surname'],
    [app, 'team', `${form}.patronymic`, 'contact_patronymic'],
    [app, 'team', `${form}.mobile`, 'phone'],
    [app, 'team', `${form}.work`, 'additional_phone'],
  ]),
  [app, 'team', 'profile.email', 'email'],
];

/** Texts under the name of a field that say something else about it: help, what to correct, an end of a range. */
const aboutField = /^(cells|hints|applied|best)\./;
const otherTexts = new Set(['validation.hs_code', 'card-form.fields.price_from', 'card-form.fields.price_to']);

/** The only short names, for tiles and narrow columns. */
const shortNames = {
  ru: { minimum_quantum: 'Мин. партия', unit: 'Единица' },
  en: { minimum_quantum: 'Min. order', unit: 'Unit' },
};
const shortened: [folder: string, file: string, path: string, field: keyof typeof shortNames.ru][] = [
  [app, 'common', 'product.minimum', 'minimum_quantum'],
  [shared, 'exports', 'columns.unit', 'unit'],
  [shared, 'exports', 'reviews.columns.unit', 'unit'],
];

/** Names that fields of a card once had on one of the pages. */
const oldNames = {
  ru: ['Марка', 'Масса', 'Габариты', 'Особенности', 'Снимки', 'Вид перевозки', 'Способ отгрузки', 'Место передачи']
    .concat(['Страна производства', 'Срок поставки', 'Срок до отгрузки', 'Оплата при передаче', 'Минимальный заказ'])
    .concat(['Технические характеристики', 'Описание отгрузки']),
  en: [
    'Trademark',
    'Mass',
    'Size',
    'Mode of transport',
    'Characteristics',
    'Pictures',
    'Minimum quantity',
    'On transfer',
  ].concat(['Key features', 'Delivery time', 'Materials', 'Shipping method', 'Manufacturer country']),
};

const flat = (tree: Tree, prefix = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

const labelsOf = (language: string, file: string) =>
  (read(shared, language, file) as { label: Record<string, string> }).label;

it.each(['en', 'ru'] as const)('a field of a supplier has one name on all pages and in documents (%s)', (language) => {
  const label = labelsOf(language, 'supplier-fields');
  const { fields, parts } = read(shared, language, 'audit-words') as Record<string, Record<string, string>>;
  const found = supplierCopies.map(([folder, file, path]) => [file, path, at(read(folder, language, file), path)]);
  expect(found).toEqual(supplierCopies.map(([, file, path, field]) => [file, path, label[field]]));
  // The log names the person before the field.
  for (const field of ['contact_name', 'contact_surname', 'contact_patronymic'])
    expect(fields?.[field]).toBe(`${parts?.contacts}: ${label[field]?.toLowerCase()}`);
});

it.each(['en', 'ru'] as const)('a text whose key is the name of a field is that field’s name (%s)', (language) => {
  const labels = { ...labelsOf(language, 'supplier-fields'), ...labelsOf(language, 'card-fields') };
  // A key of one word, such as `name` or `price`, can mean something else.
  const fieldOf = (path: string) => {
    const key = (path.split('.').at(-1) ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return key.includes('_') ? labels[key] : undefined;
  };
  const found = [app, shared].flatMap((folder) =>
    readdirSync(join(root, folder, language))
      .map((file) => file.replace('.json', ''))
      .filter((file) => !['card-fields', 'supplier-fields'].includes(file))
      .flatMap((file) => flat(read(folder, language, file)).map(([path, text]) => ({ file, path, text })))
      .filter(({ path }) => !aboutField.test(path) && fieldOf(path) !== undefined)
      .filter(({ file, path }) => !otherTexts.has(`${file}.${path}`) && !path.startsWith('fields.contact_')),
  );
  expect(found.length).toBeGreaterThan(10);
  expect(found).toEqual(found.map((one) => ({ ...one, text: fieldOf(one.path) })));
});

it.each(['en', 'ru'] as const)(
  'a field of a card has one name on all pages, in files and in exports (%s)',
  (language) => {
    const { label } = read(shared, language, 'card-fields') as { label: Record<string, string> };
    const expected = [
      ...copies.map(([folder, file, path, field]) => [folder, file, path, label[field]] as const),
      ...shortened.map(([folder, file, path, field]) => [folder, file, path, shortNames[language][field]] as const),
    ];
    const found = expected.map(([folder, file, path]) => [folder, file, path, at(read(folder, language, file), path)]);
    expect(found).toEqual(expected);
  },
);

/**
 * The banners of the home page have pictures of their own, which are not those of a card. A service has a minimum order
 * instead of a minimum lot.
 */
const ofOtherThings = new Set(['home-admin.fields.pictures', 'card-fields.labelOfService.minimum_quantum']);

it.each(['en', 'ru'] as const)('no text names a field of a card by a name it had before (%s)', (language) => {
  const old = new Set(oldNames[language].map((name) => name.toLowerCase()));
  const found = [app, shared].flatMap((folder) =>
    readdirSync(join(root, folder, language))
      .map((file) => file.replace('.json', ''))
      .flatMap((file) =>
        flat(read(folder, language, file))
          .filter(([path, text]) => old.has(text.toLowerCase()) && !ofOtherThings.has(`${file}.${path}`))
          .map(([path, text]) => `${file}: ${path} is “${text}”`),
      ),
  );
  expect(found).toEqual([]);
});
