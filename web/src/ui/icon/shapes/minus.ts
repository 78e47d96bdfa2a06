import { drawIcon } from '../draw-icon';

export const IconMinus = drawIcon('M5 12l14 0');
