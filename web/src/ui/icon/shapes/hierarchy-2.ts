import { drawIcon } from '../draw-icon';

export const IconHierarchy2 = drawIcon(
  'M10 3h4v4h-4l0 -4',
  'M3 17h4v4h-4l0 -4',
  'M17 17h4v4h-4l0 -4',
  'M7 17l5 -4l5 4',
  'M12 7l0 6',
);
