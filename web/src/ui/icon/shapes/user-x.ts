import { drawIcon } from '../draw-icon';

export const IconUserX = drawIcon(
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0',
  'M6 21v-2a4 4 0 0 1 4 -4h3.5',
  'M22 22l-5 -5',
  'M17 22l5 -5',
);
