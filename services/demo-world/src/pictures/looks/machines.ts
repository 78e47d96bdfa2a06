import { steps } from '../sheet.js';
import { ballValve } from '../templates/ball-valve.js';
import { bearing } from '../templates/bearing.js';
import { bolt } from '../templates/bolt.js';
import { brakeDisc } from '../templates/brake-disc.js';
import { brakePads } from '../templates/brake-pads.js';
import { cabinet } from '../templates/cabinet.js';
import { cableCoil } from '../templates/cable-coil.js';
import { caliper } from '../templates/caliper.js';
import { chain } from '../templates/chain.js';
import { chuck } from '../templates/chuck.js';
import { clutch } from '../templates/clutch.js';
import { compressor } from '../templates/compressor.js';
import { cuttingTool } from '../templates/cutting-tool.js';
import { filter } from '../templates/filter.js';
import { flange } from '../templates/flange.js';
import { gateValve } from '../templates/gate-valve.js';
import { gear } from '../templates/gear.js';
import { gearbox } from '../templates/gearbox.js';
import { impeller } from '../templates/impeller.js';
import { lathe } from '../templates/lathe.js';
import { luminaire } from '../templates/luminaire.js';
import { machiningCentre } from '../templates/machining-centre.js';
import { manhole } from '../templates/manhole.js';
import { motor } from '../templates/motor.js';
import { pillowBlock } from '../templates/pillow-block.js';
import { pipes } from '../templates/pipes.js';
import { piston } from '../templates/piston.js';
import { pulley } from '../templates/pulley.js';
import { pump } from '../templates/pump.js';
import { ring } from '../templates/ring.js';
import { shaft } from '../templates/shaft.js';
import { submersible } from '../templates/submersible.js';
import { threadedFitting } from '../templates/threaded-fitting.js';
import { transformer } from '../templates/transformer.js';
import { vice } from '../templates/vice.js';
import { coil, machine, painted, type Row } from './look-makers.js';

/** Machines and metal goods. */
export const machines: Row[] = [
  ['pump-blue', pump, {}],
  ['pump-teal', pump, painted('#23808A')],
  ['pump-steel', pump, { ground: '#EBEEF0', tones: { ...steps('a b c d', '#AEBAC4') } }],
  ['pump-red', pump, painted('#B8442F')],
  ['pump-grey', pump, painted('#6C7B88')],
  ['pump-orange', pump, painted('#D0752A')],
  ['pump-green', pump, painted('#2F7F5F')],
  ['pump-yellow', pump, painted('#C9A22E')],
  ['submersible-steel', submersible, { kind: 'borewell' }],
  ['submersible-blue', submersible, painted('#4C7FB0', { kind: 'borewell' })],
  ['submersible-green', submersible, painted('#2F7F5F', { kind: 'drainage' })],
  ['submersible-drain', submersible, painted('#C7782C', { kind: 'drainage' })],
  ['submersible-vertical', submersible, { kind: 'vertical' }],
  ['compressor-blue', compressor, {}],
  ['compressor-red', compressor, painted('#B8442F')],
  ['compressor-orange', compressor, painted('#D98A2B', { tones: { t: '#2F5E86' } })],
  ['impeller-bronze', impeller, {}],
  ['impeller-iron', impeller, painted('#5F6B75')],
  ['impeller-steel', impeller, painted('#B4C0C9')],
  ['bearing-ball', bearing, { label: 'MADE IN INDIA' }],
  ['bearing-sealed', bearing, { kind: 'sealed', ground: '#F1ECE9', tones: { s: '#20292F' }, label: 'MADE IN INDIA' }],
  [
    'bearing-shielded',
    bearing,
    { kind: 'shielded', ground: '#EAF0F2', tones: { s: '#98A5B0', s2: '#7C8994' }, label: 'MADE IN INDIA' },
  ],
  ['bearing-roller', bearing, { kind: 'roller', ground: '#EEF0EB', label: 'MADE IN INDIA' }],
  ['bearing-taper', bearing, { kind: 'roller', ground: '#F1EEE8', tones: { k: '#5C6771' }, label: 'MADE IN INDIA' }],
  ['bearing-brass-cage', bearing, { kind: 'ball', ground: '#F4EFE4', tones: { k: '#C99A3A' }, label: 'MADE IN INDIA' }],
  [
    'bearing-brass-roller',
    bearing,
    { kind: 'roller', ground: '#F5F0E4', tones: { k: '#C99A3A' }, label: 'MADE IN INDIA' },
  ],
  ['pillow-block-green', pillowBlock, {}],
  ['pillow-block-blue', pillowBlock, painted('#2F6FA8')],
  ['pillow-block-grey', pillowBlock, painted('#6C7B88')],
  ['gearbox-blue', gearbox, {}],
  ['gearbox-grey', gearbox, painted('#93A0AB')],
  ['gearbox-green', gearbox, painted('#3E8266')],
  ['gearbox-red', gearbox, painted('#A8443A')],
  ['gear-steel', gear, {}],
  ['gear-dark', gear, painted('#5A6670')],
  ['gear-brass', gear, painted('#C6923F')],
  ['chain-steel', chain, {}],
  ['machine-vmc', machiningCentre, {}],
  ['machine-orange', machiningCentre, machine('#D8762E')],
  ['machine-blue', machiningCentre, machine('#2F5E96', '#A9B8C6')],
  ['machine-hmc', machiningCentre, machine('#8A2F36', '#B9BFC4')],
  ['machine-compressor', machiningCentre, machine('#4A6B3A', '#AEBBAE')],
  ['machine-compressor-blue', machiningCentre, machine('#1F6F9A', '#9FB4C2')],
  ['lathe-grey', lathe, {}],
  ['lathe-blue', lathe, painted('#7F9DB8')],
  ['lathe-green', lathe, painted('#7FA08C')],
  ['end-mill-carbide', cuttingTool, {}],
  ['end-mill-gold', cuttingTool, painted('#D0A038')],
  ['end-mill-dark', cuttingTool, painted('#4A4F66')],
  ['drill-hss', cuttingTool, painted('#8D98A2', { kind: 'drill' })],
  ['drill-gold', cuttingTool, painted('#D0A038', { kind: 'drill' })],
  ['drill-cobalt', cuttingTool, painted('#A8793A', { kind: 'drill' })],
  ['chuck-steel', chuck, {}],
  ['chuck-dark', chuck, painted('#7A8590', { kind: 'four' })],
  ['vice-blue', vice, {}],
  ['vice-grey', vice, painted('#8D98A2')],
  ['caliper-steel', caliper, {}],
  ['caliper-digital', caliper, { kind: 'digital', ground: '#E9EFF2' }],
  ['micrometer-steel', caliper, { kind: 'micrometer', ground: '#F0EEEA' }],
  ['micrometer-digital', caliper, { kind: 'micro-digital', ground: '#EAF0EC' }],
  ['valve-brass', ballValve, {}],
  ['valve-nickel', ballValve, painted('#B9C2C9', { tones: { h: '#2F6FA8', h2: '#1F4C76', k: '#4A555F' } })],
  [
    'valve-steel',
    ballValve,
    painted('#B4C0C9', { kind: 'flanged', tones: { k: '#3A444E', h: '#3A444E', h2: '#262E35' } }),
  ],
  [
    'valve-iron',
    ballValve,
    painted('#56626C', { kind: 'flanged', tones: { k: '#20292F', h: '#D8A42E', h2: '#A87C1C', c: '#C9D2D8' } }),
  ],
  ['gate-valve-blue', gateValve, {}],
  ['gate-valve-green', gateValve, painted('#5F7F6C')],
  ['gate-valve-red', gateValve, painted('#A8443A')],
  ['butterfly-valve', gateValve, painted('#2F6FA8', { kind: 'butterfly' })],
  ['brass-nipple', threadedFitting, {}],
  ['brass-tee', threadedFitting, { kind: 'tee', ground: '#EFEFE8' }],
  [
    'brass-nickel',
    threadedFitting,
    { ground: '#ECEFF1', tones: { ...steps('a b c d e', '#B9C2C9'), d: '#66727C', c: '#DDE4E9', k: '#2B3742' } },
  ],
  ['flange-steel', flange, {}],
  ['flange-carbon', flange, painted('#6C7680')],
  ['flange-blind', flange, painted('#7A858E', { kind: 'blind' })],
  ['pipes-steel', pipes, painted('#6F7B85')],
  ['pipes-stainless', pipes, painted('#B4C0C9')],
  ['pipes-galvanised', pipes, painted('#9FB0B8')],
  ['manhole-iron', manhole, {}],
  ['grating-iron', manhole, { kind: 'grating', ground: '#EEEFEA' }],
  ['grating-solid', manhole, { kind: 'square', ground: '#EDEBE8' }],
  ['pulley-iron', pulley, {}],
  ['pulley-blue', pulley, painted('#3F6F9A')],
  ['ring-forged', ring, {}],
  ['ring-machined', ring, painted('#AEBAC4', { kind: 'machined' })],
  ['ring-seal', ring, painted('#4A545C', { kind: 'seal' })],
  ['shaft-forged', shaft, {}],
  ['bolt-zinc', bolt, {}],
  ['bolt-black', bolt, painted('#4A525A', { tones: { e: '#7F8A94' } })],
  ['bolt-stainless', bolt, painted('#C6CED4')],
  ['motor-blue', motor, {}],
  ['motor-grey', motor, painted('#7F8D99', { kind: 'flange' })],
  ['motor-green', motor, painted('#3E8266')],
  ['cabinet-grey', cabinet, {}],
  ['cabinet-blue', cabinet, painted('#9DB4C6')],
  ['transformer-grey', transformer, painted('#A8443A', { kind: 'dry', ground: '#F1EBE8' })],
  ['transformer-green', transformer, {}],
  ['luminaire-flood', luminaire, {}],
  ['luminaire-highbay', luminaire, painted('#3A444E', { kind: 'bay' })],
  ['luminaire-street', luminaire, painted('#7F8B95', { kind: 'street' })],
  ['brake-disc-vented', brakeDisc, {}],
  ['brake-disc-drilled', brakeDisc, { kind: 'drilled', ground: '#F1ECEB' }],
  ['brake-disc-solid', brakeDisc, { kind: 'solid', ground: '#EDEFEA' }],
  ['brake-pads-black', brakePads, {}],
  ['filter-orange', filter, {}],
  ['filter-white', filter, painted('#D5DADD', { label: 'FUEL', ground: '#EAEFF2' })],
  ['filter-black', filter, painted('#454D54', { label: 'HYD' })],
  [
    'filter-element',
    filter,
    painted('#4F8A63', { kind: 'element', tones: { b: '#D9CFB4', c: '#B5A98A', d: '#EDE6D2', e: '#F8F4E8' } }),
  ],
  ['piston-steel', piston, {}],
  ['piston-graphite', piston, { ground: '#EFECE8', tones: { g: '#2E3439' } }],
  ['clutch-steel', clutch, {}],
  ['clutch-dark', clutch, painted('#5A5148')],
  ['cable-black', cableCoil, coil('#2B3440', 'COPPER')],
  ['cable-grey', cableCoil, coil('#8B97A2', 'CONTROL')],
  ['cable-blue', cableCoil, coil('#2F6FA8', 'EX I')],
  ['cable-green', cableCoil, coil('#3E8266', 'PAIRED')],
  ['cable-orange', cableCoil, coil('#D8762E', 'LSZH')],
  ['cable-red', cableCoil, coil('#A8342B', 'XLPE')],
  ['cable-white', cableCoil, coil('#C9CFD4', 'COPPER')],
];
