import { steps } from '../sheet.js';
import { airCargo } from '../templates/air-cargo.js';
import { blueprint } from '../templates/blueprint.js';
import { cableDrum } from '../templates/cable-drum.js';
import { carton } from '../templates/carton.js';
import { container } from '../templates/container.js';
import { document } from '../templates/document.js';
import { exportCrate } from '../templates/export-crate.js';
import { palletLoad } from '../templates/pallet-load.js';
import { software } from '../templates/software.js';
import { dyed, painted, type Row, screen } from './look-makers.js';

/** Services and packaging. */
export const services: Row[] = [
  ['software-violet', software, {}],
  ['software-code', software, screen('#2F4A6B')],
  ['software-blue', software, screen('#1F5E96')],
  ['software-support', software, screen('#3A4A5C')],
  ['software-green', software, screen('#2A6650')],
  ['software-amber', software, screen('#7A5A24')],
  ['software-translation', software, screen('#7A3B5C')],
  ['blueprint-gear', blueprint, { kind: 'gear' }],
  ['blueprint-piping', blueprint, painted('#2A6A6A', { kind: 'piping' })],
  ['blueprint-analysis', blueprint, painted('#3A4A7A', { kind: 'analysis' })],
  ['container-teal', container, {}],
  ['container-red', container, { ground: '#F0EEEC', tones: { ...steps('a b c d', '#A8443A') } }],
  ['container-blue', container, { ground: '#E6EDF4', tones: { ...steps('a b c d', '#2F5E96') } }],
  ['air-cargo-blue', airCargo, {}],
  ['air-cargo-red', airCargo, painted('#B8442F', { ground: '#F3EEEC' })],
  ['document-customs', document, { kind: 'customs' }],
  ['document-inspection', document, { kind: 'inspection', ground: '#EEF2EC' }],
  ['document-certificate', document, { kind: 'certificate', ground: '#F2F0E8' }],
  ['document-audit', document, { kind: 'audit', ground: '#EEEFF5' }],
  ['document-translation', document, { kind: 'translation', ground: '#F3EEEB' }],
  ['document-contract', document, { kind: 'contract', ground: '#ECF0F2' }],
  ['crate-pump', exportCrate, { label: 'PUMP · 1 PC' }],
  ['crate-compressor', exportCrate, { label: 'COMPRESSOR', ground: '#EDEFF0' }],
  ['crate-gearbox', exportCrate, { label: 'DRIVE · 1 PC', ground: '#EFEDE8' }],
  ['crate-machine', exportCrate, { label: 'MACHINE · 1 PC', ground: '#ECEEEE' }],
  ['crate-valve', exportCrate, { label: 'VALVES', ground: '#EDEEF0' }],
  ['crate-motor', exportCrate, { label: 'MOTOR · 1 PC', ground: '#EBEEF2' }],
  ['crate-stone', exportCrate, { label: 'STONE · 1 BUNDLE', ground: '#EFEEEC' }],
  ['crate-leather', exportCrate, { label: 'LEATHER', ground: '#F2ECE6' }],
  ['tea-chest', exportCrate, { label: 'TEA · NET 10 KG', ground: '#EEF0E8' }],
  ['carton-tea', carton, { label: 'TEA', sub: '48 CADDIES', ground: '#EEF0E8' }],
  ['carton-coffee', carton, { label: 'COFFEE', sub: 'KEEP DRY', ground: '#F2ECE6' }],
  ['carton-spices', carton, { label: 'SPICES', sub: 'NET 20 KG', ground: '#F5EEE2' }],
  ['carton-cashew', carton, { label: 'CASHEW', sub: '2 X 25 LB', ground: '#F4EFE4' }],
  ['carton-fruit', carton, { label: 'DRY FRUIT', sub: 'KEEP COOL', ground: '#F4F0E6' }],
  ['carton-vegetables', carton, { label: 'VEGETABLES', sub: 'DEHYDRATED', ground: '#F1F1E6' }],
  ['carton-oil', carton, { label: 'OIL', sub: '12 X 1 L', ground: '#F4F0E0' }],
  ['carton-pump', carton, { label: 'PUMP', sub: '1 SET', ground: '#E9EEF2' }],
  ['carton-parts', carton, { label: 'PARTS', sub: 'KEEP DRY', ground: '#EDEFF1' }],
  ['carton-bearings', carton, { label: 'BEARINGS', sub: 'VCI PACKED', ground: '#ECEFF2' }],
  ['carton-tools', carton, { label: 'TOOLS', sub: '50 PCS', ground: '#ECEEF1' }],
  ['carton-fittings', carton, { label: 'FITTINGS', sub: '100 PCS', ground: '#F4F0E6' }],
  ['carton-textile', carton, { label: 'TEXTILE', sub: 'KEEP DRY', ground: '#F1EEEA' }],
  ['carton-leather', carton, { label: 'LEATHER', sub: '10 PCS', ground: '#F2ECE6' }],
  ['carton-pharma', carton, { label: 'MEDICINE', sub: '15-25 C', ground: '#E9F1F4' }],
  ['carton-chem', carton, { label: 'DYES', sub: 'NET 25 KG', ground: '#EEEEF3' }],
  ['carton-cable', carton, { label: 'CABLE', sub: '100 M', ground: '#ECEEF2' }],
  ['carton-sanitary', carton, { label: 'CERAMICS', sub: 'FRAGILE', ground: '#E9EFF2' }],
  ['carton-auto', carton, { label: 'AUTO PARTS', sub: 'FRAGILE', ground: '#EEEEEC' }],
  ['pallet-cartons', palletLoad, { kind: 'carton' }],
  ['pallet-sacks', palletLoad, dyed('#E6DCC4', { kind: 'sack', tones: { t: '#1F6B4A' }, ground: '#EFF0E8' })],
  ['pallet-drums', palletLoad, dyed('#2F6FA8', { kind: 'drum' })],
  ['pallet-tiles', palletLoad, dyed('#CDBD9F', { kind: 'plate' })],
  ['pallet-castings', palletLoad, dyed('#56606A', { kind: 'casting' })],
  ['cable-drum', cableDrum, {}],
];
