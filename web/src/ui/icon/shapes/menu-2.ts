import { drawIcon } from '../draw-icon';

export const IconMenu2 = drawIcon('M4 6l16 0', 'M4 12l16 0', 'M4 18l16 0');
