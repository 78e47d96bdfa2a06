import type { Family } from '../families/family.js';
import type { DemoCard } from '../shapes/demo-catalogue.js';

type Size = Pick<DemoCard, 'width' | 'height' | 'length' | 'weight' | 'countInOnePackage'>;
type Package = Pick<
  DemoCard,
  'packageNetWeight' | 'packageGrossWeight' | 'packageVolume' | 'isHazardous' | 'transportTemperature'
>;

/** The weight of a package with its packaging, as a multiple of its net weight. Machines travel in wooden cases. */
const grossFactors: Partial<Record<Family['profile'], number>> = { machinery: 1.12, stone: 1.03, castings: 1.03 };
const usualGrossFactor = 1.05;
/** The room around the pieces in a package. */
const volumeFactor = 1.15;
const cubicMillimetres = 1e9;

/** The kilograms in a unit of goods that are sold by weight. Their sizes and weights are those of one package. */
const kilograms: Readonly<Record<string, number>> = { kg: 1, t: 1000 };
/** The sizes of these goods are those of one piece. Goods sold by length, area or volume have no stated package. */
const byPiece: ReadonlySet<string> = new Set(['pcs', 'set', 'pair', 'pack', 'coil']);

/** Rounds to the three decimals of a card, and never to zero. */
const rounded = (value: number): number => Math.max(1, Math.round(value * 1000 + 1e-6)) / 1000;

/** Returns the package of a card and the terms of its transport. */
export function packageOf({ profile, unit, hazardous }: Family, size: Size): Package {
  const { width, height, length, weight, countInOnePackage: count } = size;
  const transport = {
    isHazardous: hazardous ?? false,
    transportTemperature: profile === 'pharma' ? ('ambient' as const) : ('' as const),
  };
  const perUnit = kilograms[unit] ?? (byPiece.has(unit) ? weight : undefined);
  if (!(count && perUnit && width && height && length && weight))
    return { ...transport, packageNetWeight: undefined, packageGrossWeight: undefined, packageVolume: undefined };
  const net = count * perUnit;
  // For goods sold by weight this is the number of packages whose sizes the card states.
  const pieces = net / weight;
  const room = pieces > 1 ? volumeFactor : 1;
  return {
    ...transport,
    packageNetWeight: rounded(net),
    packageGrossWeight: rounded(net * (grossFactors[profile] ?? usualGrossFactor)),
    packageVolume: rounded(((width * height * length) / cubicMillimetres) * pieces * room),
  };
}
