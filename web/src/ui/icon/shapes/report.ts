import { drawIcon } from '../draw-icon';

export const IconReport = drawIcon(
  'M8 5h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h5.697',
  'M18 14v4h4',
  'M18 11v-4a2 2 0 0 0 -2 -2h-2',
  'M8 5a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2',
  'M14 18a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  'M8 11h4',
  'M8 15h3',
);
