import { darker, type Look, lighter, steps } from './sheet.js';
import { airCargo } from './templates/air-cargo.js';
import { ballValve } from './templates/ball-valve.js';
import { basin } from './templates/basin.js';
import { bearing } from './templates/bearing.js';
import { blister } from './templates/blister.js';
import { blueprint } from './templates/blueprint.js';
import { bolt } from './templates/bolt.js';
import { boot } from './templates/boot.js';
import { bottle } from './templates/bottle.js';
import { brakeDisc } from './templates/brake-disc.js';
import { brakePads } from './templates/brake-pads.js';
import { cabinet } from './templates/cabinet.js';
import { cableCoil } from './templates/cable-coil.js';
import { cableDrum } from './templates/cable-drum.js';
import { caliper } from './templates/caliper.js';
import { carton } from './templates/carton.js';
import { chain } from './templates/chain.js';
import { chuck } from './templates/chuck.js';
import { clutch } from './templates/clutch.js';
import { compressor } from './templates/compressor.js';
import { container } from './templates/container.js';
import { cuttingTool } from './templates/cutting-tool.js';
import { document } from './templates/document.js';
import { drum } from './templates/drum.js';
import { exportCrate } from './templates/export-crate.js';
import { fabricRolls } from './templates/fabric-rolls.js';
import { filter } from './templates/filter.js';
import { flange } from './templates/flange.js';
import { gateValve } from './templates/gate-valve.js';
import { gear } from './templates/gear.js';
import { gearbox } from './templates/gearbox.js';
import { hide } from './templates/hide.js';
import { impeller } from './templates/impeller.js';
import { jar } from './templates/jar.js';
import { lathe } from './templates/lathe.js';
import { leatherBag } from './templates/leather-bag.js';
import { linenStack } from './templates/linen-stack.js';
import { luminaire } from './templates/luminaire.js';
import { machiningCentre } from './templates/machining-centre.js';
import { manhole } from './templates/manhole.js';
import { motor } from './templates/motor.js';
import { openSack } from './templates/open-sack.js';
import { palletLoad } from './templates/pallet-load.js';
import { pillowBlock } from './templates/pillow-block.js';
import { pipes } from './templates/pipes.js';
import { piston } from './templates/piston.js';
import { pulley } from './templates/pulley.js';
import { pump } from './templates/pump.js';
import { ring } from './templates/ring.js';
import { sewnSack } from './templates/sewn-sack.js';
import { shaft } from './templates/shaft.js';
import { slab } from './templates/slab.js';
import { software } from './templates/software.js';
import { spiceBowl } from './templates/spice-bowl.js';
import { submersible } from './templates/submersible.js';
import { teaCaddy } from './templates/tea-caddy.js';
import { threadedFitting } from './templates/threaded-fitting.js';
import { tiles } from './templates/tiles.js';
import { transformer } from './templates/transformer.js';
import { tshirt } from './templates/tshirt.js';
import { vice } from './templates/vice.js';
import { wallet } from './templates/wallet.js';
import { yarnCone } from './templates/yarn-cone.js';

export type Template = (look: Look) => string;

/** One drawing: its name, the template and the choices. */
export type Row = readonly [name: string, template: Template, look: Look];

/** A colour of the object and a tint of it behind: five steps of `hex`. */
const dyed = (hex: string, rest: Look = {}): Look => ({
  ground: rest.ground ?? lighter(hex, 0.88),
  ...rest,
  tones: { ...steps('a b c d e', hex), ...rest.tones },
});

/** Painted machines stand before a cool tint. */
const painted = (hex: string, rest: Look = {}): Look => dyed(hex, { ground: lighter(hex, 0.87), ...rest });

const tea = (box: string, lid: string, leaf: string, label: string, sub: string, seed: number): Look => ({
  ground: lighter(box, 0.89),
  label,
  sub,
  seed,
  tones: {
    a: box,
    b: darker(box, 0.18),
    c: darker(box, 0.36),
    tx: darker(box, 0.36),
    g: lid,
    gd: darker(lid, 0.2),
    l1: darker(leaf, 0.25),
    l2: leaf,
    l3: lighter(leaf, 0.16),
    ac: box,
  },
});

const BOWLS = { wood: '#8D5A34', steel: '#5C6670', clay: '#A4583A', white: '#D8D9D4', sage: '#7A8A6A' } as const;

const spice = (powder: string, bowl: keyof typeof BOWLS, kind: string, side = powder, seed = 3): Look => ({
  ground: lighter(powder, 0.88),
  kind,
  seed,
  tones: {
    w1: powder,
    w2: darker(powder, 0.14),
    w3: lighter(powder, 0.22),
    b1: BOWLS[bowl],
    b2: darker(BOWLS[bowl], 0.18),
    b3: lighter(BOWLS[bowl], 0.2),
    r1: side,
    r2: darker(side, 0.24),
    r3: lighter(side, 0.4),
  },
});

const sack = (band: string, stripe: string, grain: string, label: string, sub: string): Look => ({
  ground: lighter(band, 0.9),
  label,
  sub,
  tones: { k1: band, k2: stripe, g1: grain, g2: darker(grain, 0.14) },
});

const barrel = (hex: string, kind: string, label: string, sub: string, stripe: string): Look =>
  dyed(hex, { kind, label, sub, tones: { t: stripe } });

const cloth = (first: string, second: string, third: string, kind: string): Look => ({
  ground: lighter(first, 0.9),
  kind,
  tones: Object.fromEntries(
    [first, second, third].flatMap((hex, i) => {
      const roll = 'abc'.charAt(i);
      return [
        [`${roll}1`, hex],
        [`${roll}2`, darker(hex, 0.16)],
        [`${roll}3`, lighter(hex, 0.2)],
      ];
    }),
  ),
});

const medicine = (hex: string, label: string, sub: string): Look => ({
  ground: lighter(hex, 0.88),
  label,
  sub,
  tones: { x3: hex },
});

const coil = (hex: string, label: string): Look => ({
  ground: lighter(hex, 0.89),
  label,
  tones: { a: hex, b: darker(hex, 0.28), c: lighter(hex, 0.14), d: lighter(hex, 0.32) },
});

const screen = (hex: string): Look => ({
  ground: lighter(hex, 0.9),
  tones: { a: hex, b: darker(hex, 0.25), c: lighter(hex, 0.16), v: lighter(hex, 0.42) },
});

const machine = (accent: string, body?: string): Look => ({
  ground: lighter(accent, 0.9),
  tones: { t: accent, ...(body === undefined ? {} : { a: lighter(body, 0.6), b: lighter(body, 0.35), c: body }) },
});

/** Goods first eaten and drunk. */
const foods: Row[] = [
  ['tea-assam', teaCaddy, tea('#1F5B4A', '#C9A15A', '#54402F', 'ASSAM', 'ORTHODOX TEA', 7)],
  ['tea-assam-red', teaCaddy, tea('#8E2F2B', '#D6B46A', '#4F3A28', 'ASSAM', 'ORTHODOX TEA', 11)],
  ['tea-assam-blue', teaCaddy, tea('#27496B', '#CDB27A', '#5A432E', 'ASSAM', 'ORTHODOX TEA', 13)],
  ['tea-ctc', teaCaddy, tea('#2B4A73', '#C7CFD8', '#3E2C22', 'ASSAM', 'CTC TEA', 41)],
  ['tea-ctc-green', teaCaddy, tea('#4A6B3A', '#C7CFD8', '#3A2A20', 'TERAI', 'CTC TEA', 43)],
  ['tea-dooars', teaCaddy, tea('#8A5A2B', '#2F3A43', '#46301F', 'DOOARS', 'CTC TEA', 51)],
  ['tea-darjeeling', teaCaddy, tea('#7A3B3F', '#D6C08A', '#6A5431', 'DARJEELING', 'BLACK TEA', 21)],
  ['tea-darjeeling-green', teaCaddy, tea('#3D6B5C', '#D6C08A', '#6E6A38', 'DARJEELING', 'FIRST FLUSH', 23)],
  ['tea-darjeeling-gold', teaCaddy, tea('#9A7226', '#EADFC0', '#5F4A2A', 'DARJEELING', 'AUTUMNAL', 25)],
  ['tea-nilgiri', teaCaddy, tea('#2E5E86', '#DADFE4', '#4A3626', 'NILGIRI', 'BLACK TEA', 61)],
  ['tea-masala', teaCaddy, tea('#A4472B', '#E0B85A', '#5A3A26', 'MASALA', 'SPICED TEA', 63)],
  ['tea-earl', teaCaddy, tea('#45507E', '#C7B98A', '#3E2E26', 'BERGAMOT', 'BLACK TEA', 65)],
  ['tea-green', teaCaddy, tea('#6E8F3A', '#E4DDC4', '#67753A', 'NILGIRI', 'GREEN TEA', 31)],
  ['tea-green-mint', teaCaddy, tea('#3F8A77', '#E4DDC4', '#5B7040', 'KANGRA', 'GREEN TEA', 33)],
  ['tea-jasmine', teaCaddy, tea('#8C9A5A', '#F0E6CC', '#6E7B44', 'ASSAM', 'GREEN TEA', 35)],
  ['tea-white', teaCaddy, tea('#8E9AA0', '#E9E4D4', '#A9A98C', 'WHITE', 'NILGIRI TEA', 37)],
  ['coffee-arabica', openSack, dyed('#8F9A6E', { kind: 'bean', seed: 9 })],
  ['coffee-robusta', openSack, dyed('#A89A66', { kind: 'bean', seed: 19 })],
  ['coffee-roasted', openSack, dyed('#6B4428', { kind: 'bean', seed: 29 })],
  ['coffee-roasted-dark', openSack, dyed('#46301F', { kind: 'bean', seed: 39 })],
  ['jar-coffee', jar, dyed('#5C3A24', { label: 'COFFEE', sub: 'INSTANT' })],
  [
    'jar-coffee-gold',
    jar,
    dyed('#7A4E28', { label: 'GOLD', sub: 'FREEZE-DRIED', tones: { t: '#C9A13A', t2: '#9C7A22' } }),
  ],
  [
    'jar-chicory',
    jar,
    dyed('#6B4A34', { label: 'CHICORY', sub: 'COFFEE BLEND', tones: { t: '#4F7A4A', t2: '#375A34' } }),
  ],
  ['spice-turmeric', spiceBowl, spice('#E5A21B', 'wood', 'root', '#C98A3A')],
  ['spice-turmeric-white', spiceBowl, spice('#DB9A2B', 'white', 'root', '#C98A3A', 19)],
  ['spice-turmeric-grey', spiceBowl, spice('#DE9518', 'steel', 'root', '#B97A30', 23)],
  ['spice-chili', spiceBowl, spice('#C6402B', 'steel', 'chili', '#C23A28')],
  ['spice-chili-steel', spiceBowl, spice('#B53420', 'white', 'chili', '#A92C1C', 7)],
  ['spice-coriander-ground', spiceBowl, spice('#B99A63', 'sage', 'corn', '#CBA871', 9)],
  ['spice-cumin-ground', spiceBowl, spice('#8A6B3E', 'clay', 'corn', '#A08250', 13)],
  ['spice-ginger', spiceBowl, spice('#D9C08A', 'wood', 'root', '#CBA66E', 15)],
  ['spice-curry', spiceBowl, spice('#D08A22', 'steel', 'corn', '#C9A257', 17)],
  ['spice-garam', spiceBowl, spice('#7A4E30', 'white', 'corn', '#5F3B24', 19)],
  ['spice-pepper-ground', spiceBowl, spice('#6A625A', 'wood', 'corn', '#4B433C', 21)],
  ['spice-pepper', spiceBowl, spice('#4B433C', 'wood', 'corn')],
  ['spice-pepper-steel', spiceBowl, spice('#4F463E', 'white', 'corn', '#443C35', 5)],
  ['spice-cardamom', spiceBowl, spice('#9CAF5E', 'clay', 'pod', '#9FB265')],
  ['spice-cardamom-brown', spiceBowl, spice('#A9B878', 'wood', 'pod', '#93A85C', 5)],
  ['spice-cumin', spiceBowl, spice('#9A7C4A', 'white', 'corn', '#8A6D3E', 25)],
  ['spice-coriander', spiceBowl, spice('#C9A66B', 'sage', 'corn', '#CBA871', 9)],
  ['spice-fennel', spiceBowl, spice('#A9B07A', 'clay', 'corn', '#98A268', 27)],
  ['spice-fenugreek', spiceBowl, spice('#C9973A', 'steel', 'corn', '#B8862E', 29)],
  ['spice-mustard', spiceBowl, spice('#DDB448', 'wood', 'corn', '#D0A63A', 31)],
  ['spice-clove', spiceBowl, spice('#7A4A35', 'white', 'corn', '#6B3F2C', 15)],
  ['spice-onion', spiceBowl, spice('#EBDFC2', 'sage', 'corn', '#E6D8B4', 33)],
  ['spice-onion-red', spiceBowl, spice('#C98BA0', 'white', 'corn', '#B5718A', 35)],
  ['spice-onion-fried', spiceBowl, spice('#B9772E', 'steel', 'corn', '#A96A26', 37)],
  ['spice-garlic', spiceBowl, spice('#EFE6CE', 'clay', 'corn', '#E8DDBE', 39)],
  ['spice-tomato', spiceBowl, spice('#CF4A2E', 'white', 'corn', '#C2432A', 41)],
  ['spice-beetroot', spiceBowl, spice('#8A2448', 'sage', 'corn', '#7A1F40', 43)],
  ['sack-basmati', sewnSack, sack('#1F6B4A', '#E8B33A', '#FFFDF5', 'BASMATI', 'PRODUCT OF INDIA')],
  ['sack-basmati-gold', sewnSack, sack('#9A7226', '#F6E3B0', '#FFFDF5', 'BASMATI', 'PRODUCT OF INDIA')],
  ['sack-basmati-red', sewnSack, sack('#8E2F2B', '#F0C878', '#FFFDF5', 'BASMATI', 'PRODUCT OF INDIA')],
  ['sack-sona', sewnSack, sack('#2E5E86', '#F0D58A', '#FBF8EC', 'RICE', 'SONA MASOORI')],
  ['sack-ir64', sewnSack, sack('#4A6B3A', '#E8D79A', '#F6EBC8', 'RICE', 'IR-64')],
  ['sack-ponni', sewnSack, sack('#7A4A8A', '#E9D6F0', '#F8F2DC', 'RICE', 'PONNI')],
  ['sack-swarna', sewnSack, sack('#B4702D', '#F6E3B0', '#F6EBC8', 'RICE', 'SWARNA')],
  ['sack-toor', sewnSack, sack('#C9962E', '#FBEFC8', '#E6B84A', 'TOOR DAL', 'PRODUCT OF INDIA')],
  ['sack-besan', sewnSack, sack('#B0882E', '#F8EDCB', '#F0D890', 'BESAN', 'PRODUCT OF INDIA')],
  ['sack-lentil', sewnSack, sack('#B4552D', '#F6D9A8', '#E07B45', 'LENTIL', 'PRODUCT OF INDIA')],
  ['sack-chickpea', sewnSack, sack('#A07A2A', '#F6E8C0', '#E3C48A', 'CHICKPEA', 'PRODUCT OF INDIA')],
  ['sack-mung', sewnSack, sack('#3F7A44', '#DCEBC0', '#7E9A4A', 'MUNG BEAN', 'PRODUCT OF INDIA')],
  ['sack-urad', sewnSack, sack('#3A444E', '#C9D2D8', '#3E3A38', 'URAD', 'PRODUCT OF INDIA')],
  ['sack-kidney', sewnSack, sack('#7A2436', '#F0C9C0', '#8A2F34', 'BEANS', 'PRODUCT OF INDIA')],
  ['sack-sugar', sewnSack, sack('#2B5C8F', '#F3C14B', '#FFFFFF', 'SUGAR', 'PRODUCT OF INDIA')],
  ['sack-jaggery', sewnSack, sack('#8A5A2B', '#F0D09A', '#C58A3C', 'JAGGERY', 'PRODUCT OF INDIA')],
  ['sack-maize', sewnSack, sack('#C98A1E', '#FBEBB8', '#EFBF45', 'MAIZE', 'PRODUCT OF INDIA')],
  ['sack-flour', sewnSack, sack('#5C7A94', '#F4F0E2', '#FBF8F0', 'FLOUR', 'PRODUCT OF INDIA')],
  ['sack-millet', sewnSack, sack('#7A6A3A', '#EFE3B8', '#CDB878', 'MILLET', 'PRODUCT OF INDIA')],
  ['sack-guar', sewnSack, sack('#4F7A5A', '#E6EBC8', '#EFE6CC', 'GUAR GUM', 'PRODUCT OF INDIA')],
  ['sack-psyllium', sewnSack, sack('#8A6F4A', '#F0E4CC', '#DCC9A4', 'PSYLLIUM', 'PRODUCT OF INDIA')],
  ['sack-soda', sewnSack, sack('#37678A', '#D8E6EE', '#FFFFFF', 'CHEMICAL', 'NET 25 KG')],
  ['sack-tea', sewnSack, sack('#1F5B4A', '#C9A15A', '#54402F', 'TEA', 'NET 25 KG')],
  ['sack-coffee', sewnSack, sack('#5C3A24', '#E3C79A', '#A89A66', 'COFFEE', 'NET 60 KG')],
  ['sack-turmeric', sewnSack, sack('#B97A16', '#FBE6A8', '#E5A21B', 'TURMERIC', 'NET 25 KG')],
  ['sack-spice', sewnSack, sack('#8A3F2B', '#F0D0A0', '#8A6B3E', 'SPICES', 'NET 25 KG')],
  ['open-sack-peanut', openSack, dyed('#C68A66', { kind: 'nut', seed: 3 })],
  ['open-sack-sesame', openSack, dyed('#E6D8B4', { kind: 'seed', seed: 5, ground: '#F1EEE4' })],
  ['open-sack-black-sesame', openSack, dyed('#3A3532', { kind: 'seed', seed: 7 })],
  ['open-sack-soy', openSack, dyed('#DDBE7A', { kind: 'nut', seed: 11 })],
  ['open-sack-cashew', openSack, dyed('#E6CFA0', { kind: 'nut', seed: 13 })],
  ['open-sack-raisin', openSack, dyed('#B98432', { kind: 'nut', seed: 15 })],
  ['open-sack-raisin-black', openSack, dyed('#3E2C34', { kind: 'nut', seed: 17 })],
  ['open-sack-coconut', openSack, dyed('#F2EFE6', { kind: 'flake', seed: 19, ground: '#EDF0EA' })],
  ['drum-guar', drum, barrel('#B98A58', 'fibre', 'GUAR GUM', 'NET 25 KG', '#4F7A5A')],
  ['drum-psyllium', drum, barrel('#A9855A', 'fibre', 'PSYLLIUM', 'KEEP DRY', '#8A6F4A')],
  ['drum-mango', drum, barrel('#C9822A', 'steel', 'MANGO', 'FRUIT PULP', '#E2A52E')],
  ['drum-guava', drum, barrel('#C77A84', 'steel', 'GUAVA', 'FRUIT PULP', '#8FA35A')],
  ['drum-papaya', drum, barrel('#C95F3A', 'steel', 'PAPAYA', 'FRUIT PULP', '#6F8F4A')],
  ['drum-banana', drum, barrel('#C9A83A', 'steel', 'BANANA', 'FRUIT PULP', '#7A8B3A')],
  ['bottle-sesame', bottle, dyed('#E0A92E', { label: 'SESAME' })],
  ['bottle-groundnut', bottle, dyed('#E6C04A', { label: 'PEANUT', tones: { t: '#B4552D' } })],
  ['bottle-coconut', bottle, dyed('#E9E6D6', { label: 'COCONUT', tones: { t: '#3F7A77' }, ground: '#EAF0EE' })],
  ['bottle-castor', bottle, dyed('#E3DCA8', { label: 'CASTOR', tones: { t: '#5C7A94' } })],
  ['bottle-mustard', bottle, dyed('#C98A1E', { label: 'MUSTARD', tones: { t: '#5C6B2A' } })],
  [
    'bottle-extract',
    bottle,
    dyed('#5C2E22', { label: 'EXTRACT', sub: 'OLEORESIN', tones: { t: '#8E2F2B', m: '#C3CCD3' } }),
  ],
  ['bottle-clove', bottle, dyed('#8A5A2B', { label: 'CLOVE', sub: 'OIL', tones: { t: '#5F3626' } })],
];

/** Machines and metal. */
const machines: Row[] = [
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

/** Cloth, leather, medicine, stone. */
const wares: Row[] = [
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

/** Services and packaging. */
const papers: Row[] = [
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

/** Line drawings: [name, the drawing it is made from]. */
export const lineDrawings: ReadonlyArray<readonly [name: string, of: string]> = [
  ['pump-drawing', 'pump-blue'],
  ['bearing-drawing', 'bearing-ball'],
  ['gearbox-drawing', 'gearbox-blue'],
  ['gear-drawing', 'gear-steel'],
  ['machine-drawing', 'machine-vmc'],
  ['lathe-drawing', 'lathe-grey'],
  ['chuck-drawing', 'chuck-steel'],
  ['valve-drawing', 'valve-steel'],
  ['brass-drawing', 'brass-nipple'],
  ['flange-drawing', 'flange-steel'],
  ['pipes-drawing', 'pipes-steel'],
  ['motor-drawing', 'motor-blue'],
  ['pulley-drawing', 'pulley-iron'],
  ['brake-drawing', 'brake-disc-vented'],
];

/** Every drawing seen whole; each has a close-up too. */
export const wholeDrawings: readonly Row[] = [...foods, ...machines, ...wares, ...papers];
