import { isUuid } from '@setu/kit/core';

/** The columns of the state address register that are read: AS_ADDR_OBJ with the parent of the administrative division. */
export const registerColumns = [
  'OBJECTGUID',
  'PARENTGUID',
  'LEVEL',
  'REGIONCODE',
  'NAME',
  'TYPENAME',
  'ISACTUAL',
] as const;

/** A district or a city as the register has it. */
export interface RegisterPlace {
  kind: 'area' | 'city';
  registerId: string;
  parentId: string;
  regionCode: string;
  name: string;
}

/** Levels of the register: a district of the administrative division, a city. */
const kinds: Record<string, RegisterPlace['kind']> = { 2: 'area', 5: 'city' };
const districtTypes = /^(р-н|район)\.?$/i;

/** Takes a line; gives the place, `other` for what is none or no more, `broken` for what cannot be read. */
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
