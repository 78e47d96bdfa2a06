import type { CardDetails } from '../../cards/domain/card.js';

/** The weight in kilograms and the volume in cubic metres of a quantity, as decimal texts. Undefined if unknown. */
export interface Consignment {
  grossKg: string | undefined;
  netKg: string | undefined;
  volume: string | undefined;
}

/** The facts of a card that decide the size of a quantity. */
export type Sized = Pick<
  CardDetails,
  | 'unit'
  | 'countInOnePackage'
  | 'width'
  | 'height'
  | 'length'
  | 'weight'
  | 'packageGrossWeight'
  | 'packageNetWeight'
  | 'packageVolume'
>;

/** The kilograms in one unit, by the unit's English name. */
const kilograms: Readonly<Record<string, number>> = { kg: 1, t: 1000 };

/** Units of goods without pieces. Width, height, length and weight of such a card are those of one package. */
const bulkUnits = new Set(['kg', 't', 'l', 'm', 'm²']);

const cubicMillimetres = 1e9;

/**
 * Returns what a quantity of a card weighs and how much space it takes. The figures of a package come first, because
 * carriers count packages. Without them, the weight and size of the goods themselves are used.
 */
export function consignmentOf(card: Sized, count: number): Consignment {
  const { countInOnePackage, packageGrossWeight, packageNetWeight, packageVolume, weight } = card;
  const unit = card.unit.name.en;
  const packages = countInOnePackage === undefined ? undefined : Math.ceil(round(count / countInOnePackage));
  const inPackages = (each: number | undefined) =>
    each === undefined || packages === undefined ? undefined : each * packages;
  const size = volumeOf(card);
  const isBulk = bulkUnits.has(unit);
  const inUnits = (each: number | undefined) =>
    isBulk ? inPackages(each) : each === undefined ? undefined : each * count;
  const known = kilograms[unit] === undefined ? undefined : kilograms[unit] * count;
  const gross = inPackages(packageGrossWeight) ?? inUnits(weight) ?? known;
  const net = known ?? inPackages(packageNetWeight) ?? inUnits(weight);
  return {
    grossKg: textOf(gross !== undefined && net !== undefined ? Math.max(gross, net) : gross),
    netKg: textOf(net),
    volume: textOf(inPackages(packageVolume) ?? inUnits(size)),
  };
}

const volumeOf = ({ width, height, length }: Sized): number | undefined =>
  width === undefined || height === undefined || length === undefined
    ? undefined
    : (width * height * length) / cubicMillimetres;

/** Removes the error of binary fractions, so that 0.3 / 0.1 is three packages, not four. */
const round = (value: number): number => Number(value.toFixed(9));

/** A figure below a gram or a cubic centimetre counts as the smallest figure, never as nothing. */
const textOf = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : Math.max(value, 0.000001).toFixed(6);
