/** Incoterms 2020, in the order of what the seller takes on himself. */
export const incoterms = ['EXW', 'FCA', 'FAS', 'FOB', 'CPT', 'CIP', 'CFR', 'CIF', 'DAP', 'DPU', 'DDP'] as const;

const bySea: readonly string[] = ['FAS', 'FOB', 'CFR', 'CIF'];

/** Terms that are for sea and inland waterways alone: they name a port, and nothing flies under them. */
export const isBySea = (terms: string): boolean => bySea.includes(terms);

/** What place the terms name: the port of shipment, the one of destination, or where goods are handed over. */
export function namedPlace(terms: string): 'port' | 'destinationPort' | 'handover' | 'destination' {
  if (terms === 'FAS' || terms === 'FOB') return 'port';
  if (isBySea(terms)) return 'destinationPort';
  return terms === 'EXW' || terms === 'FCA' || terms === '' ? 'handover' : 'destination';
}
