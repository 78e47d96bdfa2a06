import type { Place } from '../domain/place.js';
import { placeId } from '../domain/place-id.js';
import { areas } from './areas.js';
import { cities } from './cities.js';
import { regions } from './regions.js';

interface InRegion extends Place {
  regionId: string;
}

interface InArea extends InRegion {
  /** The city's district, or null if that district is not bundled. */
  areaId: string | null;
}

const regionId = (code: string): string => placeId(`region ${code}`);
const areaId = (code: string, name: string): string => placeId(`area ${code} ${name}`);
const lines = (text: string): string[] => text.trim().split('\n');
/**
 * Splits lines such as `16 Казань|Kazan, Елабуга|Yelabuga|Елабужский` into the region's code and the parts of its
 * places.
 */
const listed = (text: string): { code: string; parts: string[] }[] =>
  lines(text).flatMap((line) =>
    line
      .slice(3)
      .split(', ')
      .map((place) => ({ code: line.slice(0, 2), parts: place.split('|') })),
  );

const isAdjective = (name: string): boolean => !name.startsWith('имени ');

/**
 * The regions that come with the product. The bundled districts and cities are only a part of the state register. The
 * full register can be imported (README).
 */
export const bundledRegions: (Place & { code: string })[] = lines(regions).map((line) => {
  const [code = '', ru = '', en = ''] = line.split('|');
  return { id: regionId(code), code, name: { en, ru } };
});

export const bundledAreas: InRegion[] = listed(areas).map(({ code, parts: [ru = '', en = ''] }) => ({
  id: areaId(code, ru),
  regionId: regionId(code),
  name: { en: `${en} District`, ru: isAdjective(ru) ? `${ru} район` : `район ${ru}` },
}));

export const bundledCities: InArea[] = listed(cities).map(({ code, parts: [ru = '', en = '', area] }) => ({
  id: placeId(`city ${code} ${ru}`),
  regionId: regionId(code),
  areaId: area === undefined ? null : areaId(code, area),
  name: { en, ru },
}));
