import { drawIcon } from '../draw-icon';

export const IconArrowLeft = drawIcon('M5 12l14 0', 'M5 12l6 6', 'M5 12l6 -6');
