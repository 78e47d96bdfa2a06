import { drawIcon } from '../draw-icon';

export const IconCoinRupee = drawIcon(
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
  'M15 8h-6h1a3 3 0 0 1 0 6h-1l3 3',
  'M9 11h6',
);
