type Check = (value: unknown) => boolean;
type Thing = Record<string, unknown>;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isAddress: Check = (value) => typeof value === 'string' && /^https?:\/\/[^/\s]+\/\S*$/.test(value);
const isCurrency: Check = (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value);
const isOneOf =
  (...types: string[]): Check =>
  (value) =>
    isThing(value) && types.includes(String(value['@type']));
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && '@type' in value;

/** The vocabulary used here (schema.org 29, and Google's rules for rich results). `!` marks a required property. */
const vocabulary: Record<string, Record<string, Check>> = {
  Product: {
    'name!': isText,
    'description!': isText,
    'url!': isAddress,
    'image!': isListOf(isAddress),
    'sku!': isText,
    mpn: isText,
    category: isText,
    color: isText,
    brand: isOneOf('Brand'),
    offers: isOneOf('Offer', 'AggregateOffer'),
    weight: isOneOf('QuantitativeValue'),
    depth: isOneOf('QuantitativeValue'),
    width: isOneOf('QuantitativeValue'),
    height: isOneOf('QuantitativeValue'),
  },
  Service: {
    'name!': isText,
    'description!': isText,
    'url!': isAddress,
    'provider!': isOneOf('Organization'),
    image: isListOf(isAddress),
    category: isText,
    serviceType: isText,
    offers: isOneOf('Offer', 'AggregateOffer'),
  },
  Offer: {
    'price!': isNumber,
    'priceCurrency!': isCurrency,
    'url!': isAddress,
    'seller!': isOneOf('Organization'),
    itemCondition: (value) => value === 'https://schema.org/NewCondition',
    eligibleQuantity: isOneOf('QuantitativeValue'),
    deliveryLeadTime: isOneOf('QuantitativeValue'),
    priceSpecification: isOneOf('UnitPriceSpecification'),
  },
  AggregateOffer: {
    'lowPrice!': isNumber,
    'highPrice!': isNumber,
    'priceCurrency!': isCurrency,
    'offerCount!': isNumber,
    'url!': isAddress,
    seller: isOneOf('Organization'),
  },
  UnitPriceSpecification: {
    'price!': isNumber,
    'priceCurrency!': isCurrency,
    referenceQuantity: isOneOf('QuantitativeValue'),
  },
  QuantitativeValue: {
    value: isNumber,
    minValue: isNumber,
    unitText: isText,
    unitCode: (value) => ['DAY', 'KGM', 'MMT'].includes(String(value)),
  },
  Brand: { 'name!': isText },
  Organization: {
    name: isText,
    legalName: isText,
    logo: isAddress,
    description: isText,
    url: isAddress,
    address: isOneOf('PostalAddress'),
  },
  PostalAddress: { addressLocality: isText, streetAddress: isText },
  BreadcrumbList: { 'itemListElement!': isListOf(isOneOf('ListItem')) },
  ItemList: { 'itemListElement!': isListOf(isOneOf('ListItem')) },
  ListItem: { 'position!': isNumber, name: isText, item: isAddress, url: isAddress },
  WebSite: {
    'name!': isText,
    'url!': isAddress,
    description: isText,
    inLanguage: isText,
    publisher: isOneOf('Organization'),
  },
  WebPage: { 'name!': isText, 'url!': isAddress, description: isText, inLanguage: isText },
};

const ofType = (thing: Thing, at: string): string[] => {
  const rules = vocabulary[String(thing['@type'])];
  if (!rules) return [`${at}: no type ${thing['@type']}`];
  const names = Object.keys(thing).filter((name) => !name.startsWith('@'));
  const known = (name: string): Check | undefined => rules[name] ?? rules[`${name}!`];
  const missing = Object.keys(rules)
    .filter((name) => name.endsWith('!') && thing[name.slice(0, -1)] === undefined)
    .map((name) => `${at}: no ${name.slice(0, -1)}`);
  const wrong = names.filter((name) => !known(name)?.(thing[name])).map((name) => `${at}.${name}: ${thing[name]}`);
  return [...missing, ...wrong];
};

const positions = (thing: Thing, at: string): string[] => {
  if (!String(thing['@type']).endsWith('List')) return [];
  const positions = (thing.itemListElement as Thing[]).map(({ position }) => Number(position));
  const first = positions[0] ?? 1;
  return positions.every((position, place) => position === first + place) ? [] : [`${at}: positions ${positions}`];
};

/** Checks a schema.org object and everything nested in it against `vocabulary`. Returns the errors, none if it is valid. Empty if it is valid. */
export const complaintsOf = (thing: Thing, at = String(thing['@type'])): string[] => [
  ...ofType(thing, at),
  ...positions(thing, at),
  ...Object.entries(thing).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter(isThing)
      .flatMap((inner) => complaintsOf(inner, `${at}.${name}`)),
  ),
];
