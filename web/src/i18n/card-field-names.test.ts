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

/** The texts of other files that name a field of a card, because their page does not load the file of the names. */
const copies: [folder: string, file: string, path: string, field: CardFieldName | 'category'][] = [
  [app, 'common', 'product.leadTime', 'lead_days'],
  [app, 'catalogue', 'facets.names.country', 'country'],
  [app, 'catalogue', 'facets.names.minimum_quantity', 'minimum_quantum'],
  [app, 'catalogue', 'facets.names.lead_days', 'lead_days'],
  [app, 'catalogue', 'facets.names.inco_terms', 'inco_terms'],
  [app, 'catalogue', 'facets.names.certificate', 'files'],
  [app, 'catalogue', 'facets.names.sample', 'is_sample_available'],
  [app, 'catalogue', 'facets.names.warranty', 'warranty'],
  [app, 'catalogue', 'facets.names.sub_category', 'category'],
  [app, 'requests', 'facts.vendorCode', 'vendor_code'],
  [app, 'requests', 'facts.hsCode', 'hs_code'],
  [app, 'requests', 'facts.leadTime', 'lead_days'],
  [app, 'requests', 'facts.terms', 'inco_terms'],
  [app, 'requests', 'description.customsCode', 'hs_code'],
  [app, 'requests', 'description.boughtBrand', 'brand'],
  [app, 'request-audit', 'fields.customs_code', 'hs_code'],
  [app, 'offers', 'form.leadDays', 'lead_days'],
  [app, 'offers', 'form.minimum', 'minimum_quantum'],
  [app, 'offers', 'facts.leadDays', 'lead_days'],
  [app, 'offers', 'facts.minimum', 'minimum_quantum'],
  [app, 'card-upload', 'file.pictures', 'pictures'],
  [app, 'card-upload', 'check.pictures', 'pictures'],
  [app, 'product', 'sections.certificates', 'files'],
  [app, 'company', 'sections.certificates', 'files'],
  [shared, 'card-fields', 'section.pictures', 'pictures'],
  [shared, 'exports', 'reviews.columns.vendorCode', 'vendor_code'],
  [shared, 'exports', 'reviews.columns.priceFrom', 'price_from'],
  [shared, 'exports', 'reviews.columns.priceTo', 'price_to'],
  [shared, 'report-words', 'columns.vendor_code', 'vendor_code'],
  [shared, 'report-words', 'columns.name', 'name'],
  [shared, 'report-words', 'columns.category', 'category_id'],
  [shared, 'report-words', 'columns.subcategory', 'category'],
];

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
