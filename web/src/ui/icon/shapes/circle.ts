import { drawIcon } from '../draw-icon';

export const IconCircle = drawIcon('M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0');
