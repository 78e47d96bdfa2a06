import { basin } from '../templates/basin.js';
import { blister } from '../templates/blister.js';
import { boot } from '../templates/boot.js';
import { carton } from '../templates/carton.js';
import { drum } from '../templates/drum.js';
import { fabricRolls } from '../templates/fabric-rolls.js';
import { hide } from '../templates/hide.js';
import { leatherBag } from '../templates/leather-bag.js';
import { linenStack } from '../templates/linen-stack.js';
import { slab } from '../templates/slab.js';
import { spiceBowl } from '../templates/spice-bowl.js';
import { tiles } from '../templates/tiles.js';
import { tshirt } from '../templates/tshirt.js';
import { wallet } from '../templates/wallet.js';
import { yarnCone } from '../templates/yarn-cone.js';
import { barrel, cloth, dyed, medicine, type Row, spice } from './look-makers.js';

/** Cloth, leather, medicine and stone. */
export const wares: Row[] = [
  ['fabric-cotton', fabricRolls, {}],
  ['fabric-poplin', fabricRolls, cloth('#6FA0B8', '#F3F0E8', '#E3B65A', 'plain')],
  ['fabric-sateen', fabricRolls, cloth('#D9A7A0', '#F6F1EA', '#8FA3B0', 'plain')],
  ['fabric-twill', fabricRolls, cloth('#8A8F5A', '#D8CDB0', '#5C4B3A', 'stripe')],
  ['fabric-canvas', fabricRolls, cloth('#C9B48A', '#E9DFC8', '#7A6A4A', 'plain')],
  ['fabric-print', fabricRolls, cloth('#3F7A77', '#F0E2CC', '#C6553F', 'all')],
  ['fabric-indigo', fabricRolls, cloth('#34527A', '#8FA6BF', '#1F2F4A', 'plain')],
  ['fabric-black-denim', fabricRolls, cloth('#2E3338', '#6C757D', '#1F2327', 'plain')],
  ['fabric-light-denim', fabricRolls, cloth('#7F9DBD', '#B9CBDC', '#5B7FA6', 'plain')],
  ['fabric-silk', fabricRolls, cloth('#8A4F8A', '#E9D7E6', '#C9962E', 'plain')],
  ['fabric-viscose', fabricRolls, cloth('#4F8A8A', '#DDE9E4', '#C97A8A', 'plain')],
  ['fabric-viscose-print', fabricRolls, cloth('#B5476A', '#F4E3E0', '#3F5F8A', 'all')],
  ['yarn-white', yarnCone, {}],
  ['yarn-natural', yarnCone, dyed('#D6C5A0')],
  ['yarn-indigo', yarnCone, dyed('#6C7F9A')],
  ['yarn-red', yarnCone, dyed('#B5473A')],
  ['linen-white', linenStack, { ground: '#ECEFF1' }],
  ['linen-blue', linenStack, dyed('#8FB0CC', { tones: { a2: '#DCE8F0', t: '#2F5E86', t2: '#1F4263' } })],
  ['linen-beige', linenStack, dyed('#D6C3A0', { tones: { a2: '#F0E6D2' } })],
  ['linen-terracotta', linenStack, dyed('#C9826A', { tones: { a2: '#EBCDBE', t: '#F4E8DC', t2: '#D9C3AE' } })],
  [
    'towels-white',
    linenStack,
    dyed('#E6E8E8', { kind: 'towels', tones: { a2: '#F4F5F5', b: '#C3CACE', c: '#B0B8BD' }, ground: '#EAEFF1' }),
  ],
  ['towels-grey', linenStack, dyed('#9AA5AE', { kind: 'towels', tones: { a2: '#B4BEC5' } })],
  ['towels-terracotta', linenStack, dyed('#C2694A', { kind: 'towels', tones: { a2: '#D0835F' } })],
  ['tshirt-white', tshirt, { ground: '#E6ECEF', tones: { b: '#D3DADE', c: '#BCC6CC' } }],
  ['tshirt-black', tshirt, dyed('#2E3338', { tones: { d: '#3E444A', e: '#5A626A' }, ground: '#ECEDEF' })],
  ['tshirt-navy', tshirt, dyed('#2C4266')],
  ['tshirt-red', tshirt, dyed('#B83A34')],
  ['bag-cognac', leatherBag, {}],
  [
    'bag-black',
    leatherBag,
    { ground: '#ECECEF', tones: { a: '#34373D', b: '#25272C', c: '#4A4E56', d: '#17191D', e: '#7A808A' } },
  ],
  [
    'bag-brown',
    leatherBag,
    { ground: '#F0EAE4', tones: { a: '#5C3A26', b: '#472B1A', c: '#754C34', d: '#341F12', e: '#A07A5C' } },
  ],
  [
    'bag-burgundy',
    leatherBag,
    { ground: '#F3E9EA', tones: { a: '#7A2436', b: '#5F1B29', c: '#963A4C', d: '#45121D', e: '#C08590' } },
  ],
  ['wallet-brown', wallet, {}],
  ['wallet-black', wallet, dyed('#34373D', { tones: { e: '#858B95' }, ground: '#ECECEF' })],
  ['wallet-tan', wallet, dyed('#BE7A45', { tones: { e: '#EBC9A4' } })],
  ['belt-brown', wallet, dyed('#7A4A2E', { kind: 'belt', tones: { e: '#D0A580' } })],
  [
    'belt-black',
    wallet,
    dyed('#2E3136', { kind: 'belt', tones: { e: '#7F858E', m: '#C9D0D6', md: '#8B959E' }, ground: '#ECECEF' }),
  ],
  ['hide-brown', hide, {}],
  ['hide-black', hide, dyed('#34373D', { ground: '#ECECEF' })],
  ['hide-tan', hide, dyed('#BE7A45')],
  ['hide-burgundy', hide, dyed('#7A2436')],
  ['boot-black', boot, {}],
  ['boot-brown', boot, dyed('#7A5236', { tones: { k: '#2A2019' } })],
  ['blister-paracetamol', blister, medicine('#1D6F8A', 'PARACETAMOL', '500 MG')],
  ['blister-ibuprofen', blister, medicine('#D0702A', 'IBUPROFEN', '400 MG')],
  ['blister-metformin', blister, medicine('#3E8266', 'METFORMIN', '850 MG')],
  ['blister-amlodipine', blister, medicine('#6B5AA0', 'AMLODIPINE', '5 MG')],
  ['blister-atorvastatin', blister, medicine('#2F5E96', 'ATORVASTATIN', '20 MG')],
  ['blister-omeprazole', blister, medicine('#A0487A', 'OMEPRAZOLE', '20 MG')],
  ['blister-azithromycin', blister, medicine('#B4552D', 'AZITHROMYCIN', '500 MG')],
  ['blister-losartan', blister, medicine('#4F7A2F', 'LOSARTAN', '50 MG')],
  ['blister-cetirizine', blister, medicine('#2E8A9A', 'CETIRIZINE', '10 MG')],
  ['drum-fibre', drum, barrel('#C09A6A', 'fibre', 'USP / EP', 'NET 25 KG', '#1D6F8A')],
  ['drum-white', drum, barrel('#D9DEE2', 'plastic', 'CHEMICAL', 'HANDLE WITH CARE', '#2F6FA8')],
  ['drum-blue', drum, barrel('#2F6FA8', 'plastic', 'CHEMICAL', 'HANDLE WITH CARE', '#D8762E')],
  ['drum-green', drum, barrel('#3E8266', 'steel', 'CHEMICAL', 'HANDLE WITH CARE', '#E8B33A')],
  ['spice-dye-blue', spiceBowl, spice('#2F5FB0', 'white', 'none', '#2F5FB0', 51)],
  ['spice-dye-red', spiceBowl, spice('#C22F3F', 'white', 'none', '#C22F3F', 53)],
  ['spice-dye-yellow', spiceBowl, spice('#E8C22E', 'white', 'none', '#E8C22E', 55)],
  ['spice-dye-black', spiceBowl, spice('#33363C', 'white', 'none', '#33363C', 57)],
  ['spice-dye-green', spiceBowl, spice('#2F8A5A', 'white', 'none', '#2F8A5A', 59)],
  [
    'carton-gloves',
    carton,
    dyed('#7FA6C4', { label: 'GLOVES', sub: 'NITRILE · 100 PCS', tones: { k: '#1F3A52', t: '#E3EDF4' } }),
  ],
  [
    'carton-masks',
    carton,
    dyed('#8FB8A8', { label: 'MASKS', sub: '3-PLY · 50 PCS', tones: { k: '#1F4036', t: '#E6F2EC' } }),
  ],
  [
    'carton-syringes',
    carton,
    dyed('#B9C4CE', { label: 'SYRINGES', sub: 'STERILE · 100 PCS', tones: { k: '#2B3742', t: '#F0F4F7' } }),
  ],
  [
    'carton-cannulas',
    carton,
    dyed('#A9B4CE', { label: 'CANNULAS', sub: 'STERILE · 50 PCS', tones: { k: '#2B3742', t: '#F0F2F8' } }),
  ],
  [
    'carton-bandage',
    carton,
    dyed('#C9C4B4', { label: 'BANDAGE', sub: 'STERILE · 12 PCS', tones: { k: '#3A3428', t: '#F6F3EA' } }),
  ],
  ['slab-black', slab, { seed: 3 }],
  ['slab-grey', slab, dyed('#7F858A', { seed: 5 })],
  ['slab-red', slab, dyed('#8E4A3E', { seed: 7 })],
  ['slab-green', slab, dyed('#3F5F50', { seed: 9 })],
  [
    'slab-white',
    slab,
    dyed('#E9E8E4', { kind: 'marble', seed: 11, tones: { b: '#B5B9BC', c: '#9AA0A5' }, ground: '#E8ECEE' }),
  ],
  ['slab-beige', slab, dyed('#CDB28A', { kind: 'marble', seed: 13 })],
  ['slab-pink', slab, dyed('#D0A596', { kind: 'marble', seed: 15 })],
  ['tiles-beige', tiles, { seed: 3 }],
  ['tiles-grey', tiles, dyed('#A4ABB0', { seed: 5 })],
  ['tiles-white', tiles, dyed('#ECECE8', { seed: 7, tones: { b: '#BFC4C6', c: '#A2A9AD' }, ground: '#E6EBED' })],
  ['tiles-dark', tiles, dyed('#4F565C', { seed: 9 })],
  ['tiles-blue', tiles, dyed('#5F86A0', { seed: 11 })],
  ['basin-white', basin, {}],
  ['toilet-white', basin, { kind: 'toilet', ground: '#EEF0EC' }],
];
