/** Incoterms 2020 (ICC publication 723E). */
export const terms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
export type Term = (typeof terms)[number];

/** The parts of the way whose cost falls on one of the two parties. */
export const legs = [
  'pre_carriage',
  'export_clearance',
  'loading',
  'main_carriage',
  'insurance',
  'import_clearance',
  'delivery',
] as const;
export type Leg = (typeof legs)[number];

/** Where the place that a term names lies on the way. `elsewhere` also stands for a place that is not known. */
export type NamedPlace = 'loading_port' | 'arrival_port' | 'destination' | 'elsewhere';

type Payer = 'seller' | 'buyer' | ((place: NamedPlace) => boolean);

const [seller, buyer] = ['seller', 'buyer'] as const;

/** FCA: the seller hands the goods over to the carrier at the named place, which may be its own warehouse. */
const toLoadingPort: Payer = (place) => place === 'loading_port';
/** CPT and CIP: the seller pays carriage to the named place, which may be the border or the city itself. */
const toDestination: Payer = (place) => place === 'destination';
/** DAP, DPU and DDP: the seller pays for the whole way unless the named place is the border. */
const pastBorder: Payer = (place) => place !== 'arrival_port';

/**
 * Who pays for what. With DAP, DPU and DDP the seller bears the risk up to the named place, so the buyer needs no
 * insurance.
 */
const table: Readonly<Record<Term, readonly [Payer, Payer, Payer, Payer, Payer, Payer, Payer]>> = {
  EXW: [buyer, buyer, buyer, buyer, buyer, buyer, buyer],
  FCA: [toLoadingPort, seller, buyer, buyer, buyer, buyer, buyer],
  FAS: [seller, seller, buyer, buyer, buyer, buyer, buyer],
  FOB: [seller, seller, seller, buyer, buyer, buyer, buyer],
  CFR: [seller, seller, seller, seller, buyer, buyer, buyer],
  CIF: [seller, seller, seller, seller, seller, buyer, buyer],
  CPT: [seller, seller, seller, seller, buyer, buyer, toDestination],
  CIP: [seller, seller, seller, seller, seller, buyer, toDestination],
  DAP: [seller, seller, seller, seller, seller, buyer, pastBorder],
  DPU: [seller, seller, seller, seller, seller, buyer, pastBorder],
  DDP: [seller, seller, seller, seller, seller, seller, pastBorder],
};

/** Returns whether the price of goods under a term includes a leg. */
export function isIncluded(term: Term, leg: Leg, place: NamedPlace): boolean {
  const payer = table[term][legs.indexOf(leg)] ?? buyer;
  return typeof payer === 'string' ? payer === seller : payer(place);
}

/** Returns whether a text is a term. */
export const isTerm = (text: string): text is Term => (terms as readonly string[]).includes(text);
