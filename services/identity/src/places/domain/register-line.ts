import { isUuid } from '@setu/kit/core';

/**
 * The columns of the state address register that are read: AS_ADDR_OBJ with the parent in the administrative division.
 */
export const registerColumns = [
  'OBJECTGUID',
  'PARENTGUID',
  'LEVEL',
  'REGIONCODE',
  'NAME',
  'TYPENAME',
  'ISACTUAL',
] as const;

/** A district or a city of the register. */
export interface RegisterPlace {
  kind: 'area' | 'city';
  registerId: string;
  parentId: string;
  regionCode: string;
  name: string;
}

/** The levels of the register: a district of the administrative division, and a city. */
const kinds: Record<string, RegisterPlace['kind']> = { 2: 'area', 5: 'city' };
const districtTypes = /^(р-н|район)\.?$/i;

/**
 * Reads the place in a line. Returns `other` for other objects and for places that no longer exist, and `broken` for a
 * line that cannot be read.
 */
export function readLine(line: Record<string, string>): RegisterPlace | 'other' | 'broken' {
  const {
    OBJECTGUID = '',
    PARENTGUID = '',
    LEVEL = '',
    REGIONCODE = '',
    NAME = '',
    TYPENAME = '',
    ISACTUAL = '1',
  } = line;
  const kind = kinds[LEVEL];
  if (kind === undefined || ISACTUAL === '0') return 'other';
  if (!isUuid(OBJECTGUID) || NAME === '' || !/^\d{1,2}$/.test(REGIONCODE)) return 'broken';
  const isDistrict = kind === 'area' && districtTypes.test(TYPENAME);
  return {
    kind,
    registerId: OBJECTGUID.toLowerCase(),
    parentId: isUuid(PARENTGUID) ? PARENTGUID.toLowerCase() : '',
    regionCode: REGIONCODE.padStart(2, '0'),
    name: kind === 'city' ? NAME : `${NAME} ${isDistrict ? 'район' : TYPENAME}`.trim(),
  };
}
