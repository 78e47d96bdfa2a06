import { expect, it } from 'vitest';
import { type DeclaredCard, declaredItem } from './declared-item.js';
import type { NamedPlace } from './find-place.js';

const place = (code: string, kind: NamedPlace['kind'], country: string, en: string): NamedPlace => ({
  ...{ code, kind, country, name: { en, ru: en }, aliases: [] },
});
const places = [
  place('INPNQ', 'city', 'IN', 'Pune'),
  place('INBOM', 'port', 'IN', 'Mumbai'),
  place('INMUN', 'port', 'IN', 'Mundra'),
  place('RUNVS', 'port', 'RU', 'Novorossiysk'),
  place('RUMOW', 'city', 'RU', 'Moscow'),
  place('RUKZN', 'city', 'RU', 'Kazan'),
];
const both = (text: string) => ({ en: text, ru: '' });
const card = (of: { term?: string; place?: string; port?: string; city?: string }) =>
  ({
    ...{ skuId: 's', priceMode: 'fixed', priceFrom: 14_650n, hsCode: '8413', countryId: 'IND' },
    ...{ incoTerms: of.term ?? 'FOB', incoPlace: both(of.place ?? ''), shipmentPort: both(of.port ?? '') },
    ...{ company: { city: both(of.city ?? '') }, unit: { name: both('pcs') } },
  }) as unknown as DeclaredCard;
const declared = (of: Parameters<typeof card>[0]) =>
  declaredItem({ card: card(of), count: '10' }, { places, city: 'RUMOW' });

it('a supplier ships from a city, or from a port if the text names no city', () => {
  expect(declared({ city: 'Mumbai, Pune' }).sellerPlace).toBe('INPNQ');
  expect(declared({ city: 'Mumbai' }).sellerPlace).toBe('INBOM');
  expect(declared({ city: 'Nashik' }).sellerPlace).toBeUndefined();
});

it.each([
  ['a port abroad', 'Mundra', 'loading_port', 'INMUN', undefined],
  ['nothing that is known', 'Works', 'elsewhere', 'INBOM', undefined],
  ['the city of delivery', 'Moscow', 'destination', 'INBOM', 'RUMOW'],
  ['another city', 'Kazan', 'elsewhere', 'INBOM', 'RUKZN'],
  ['the port of arrival', 'Novorossiysk', 'arrival_port', 'INBOM', 'RUNVS'],
])('a term that names %s', (_, text, namedPlace, loadingPlace, arrivalPlace) => {
  expect(declared({ place: text, port: 'Mumbai' })).toMatchObject({ namedPlace, loadingPlace, arrivalPlace });
});
