import type { CardColumnName } from '@setu/contract';

const wide: readonly CardColumnName[] = [
  ...(['name', 'category', 'industries', 'area', 'composition', 'features', 'pictures'] as const),
  ...(['technical_specification', 'description', 'special_instructions', 'shipment_description'] as const),
];

/** Returns the width of a card column in characters. */
export const columnWidth = (name: CardColumnName): number => (wide.includes(name) ? 36 : Math.max(14, name.length + 2));
