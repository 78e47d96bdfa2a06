/** Incoterms 2020, in the order of the seller's obligations. */
export const incoterms = ['EXW', 'FCA', 'FAS', 'FOB', 'CPT', 'CIP', 'CFR', 'CIF', 'DAP', 'DPU', 'DDP'] as const;

const bySea: readonly string[] = ['FAS', 'FOB', 'CFR', 'CIF'];

/** Tells whether the terms are for sea and inland waterways only. They name a port and exclude air shipment. */
export const isBySea = (terms: string): boolean => bySea.includes(terms);

/**
 * Returns the kind of place the terms name: the port of shipment, the port of destination, the place of handover, or
 * the destination.
 */
export function namedPlace(terms: string): 'port' | 'destinationPort' | 'handover' | 'destination' {
  if (terms === 'FAS' || terms === 'FOB') return 'port';
  if (isBySea(terms)) return 'destinationPort';
  return terms === 'EXW' || terms === 'FCA' || terms === '' ? 'handover' : 'destination';
}
