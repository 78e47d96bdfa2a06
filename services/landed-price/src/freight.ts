import { isInForce } from './choose-rules.js';
import { ceiling, type Decimal, larger } from './decimal.js';
import type { Lane, LaneMode, LaneUnit } from './tables.js';

/** A consignment's weight and volume. Undefined if a card lacks them. */
export interface Measures {
  tonnes: Decimal | undefined;
  volume: Decimal | undefined;
}

/** What a container holds at most: tonnes and cubic metres. */
const containers = { container20: ['26', '28'], container40: ['26.5', '67'] } as const;

/** The kilograms that a cubic metre counts as in air freight (IATA: 1 kg for 6,000 cm³). */
const airKilograms = 167;

/**
 * Returns how many units of a lane a consignment counts as, or what it lacks. General cargo by sea counts the larger of
 * tonnes and cubic metres, air cargo the larger of weight and volume weight.
 */
export function chargeable(unit: LaneUnit, { tonnes, volume }: Measures): Decimal | 'no_weight' | 'no_volume' {
  if (tonnes === undefined) return 'no_weight';
  if (unit === 'tonne') return tonnes;
  if (volume === undefined) return 'no_volume';
  switch (unit) {
    case 'cubic_metre':
      return larger(tonnes, volume);
    case 'kilogram':
      return larger(tonnes.times(1000), volume.times(airKilograms));
    default: {
      const [weightLimit, volumeLimit] = containers[unit];
      return ceiling(larger(tonnes.div(weightLimit), volume.div(volumeLimit)));
    }
  }
}

/** A lane with its cost for a consignment, in roubles. */
export interface PricedLane {
  lane: Lane;
  times: Decimal;
  cost: Decimal;
}

/** The lanes that are searched: from a place, by a mode or by any, on a day. */
export interface LaneSearch {
  from: string;
  mode: LaneMode | undefined;
  day: string;
}
export type LaneGap = 'no_weight' | 'no_volume' | 'no_place' | 'no_lane' | 'expired_lane' | 'no_rate';

/**
 * Prices all lanes in force from a place for a consignment. Of rows that overlap, the later one counts. Returns the
 * reason if there is none.
 */
export function priceLanes(
  lanes: readonly Lane[],
  measures: Measures,
  { from, mode, day }: LaneSearch,
  toRoubles: (amount: Decimal, currency: string) => Decimal | undefined,
): readonly PricedLane[] | LaneGap {
  const fits = lanes.filter((lane) => lane.from === from && (mode === undefined || lane.mode === mode));
  const valid = fits.filter((lane) => isInForce(lane, day));
  if (valid.length === 0) return fits.some(({ validFrom }) => validFrom <= day) ? 'expired_lane' : 'no_lane';
  const latest = new Map<string, Lane>();
  for (const lane of valid.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)))
    latest.set([lane.to, lane.mode, lane.unit].join(' '), lane);
  const priced: PricedLane[] = [];
  let gap: LaneGap = 'no_rate';
  for (const lane of latest.values()) {
    const times = chargeable(lane.unit, measures);
    if (typeof times === 'string') {
      gap = times;
      continue;
    }
    const cost = toRoubles(times.times(lane.price), lane.currency);
    if (cost !== undefined) priced.push({ lane, times, cost });
  }
  return priced.length > 0 ? priced : gap;
}
