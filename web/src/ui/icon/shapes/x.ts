import { drawIcon } from '../draw-icon';

export const IconX = drawIcon('M18 6l-12 12', 'M6 6l12 12');
