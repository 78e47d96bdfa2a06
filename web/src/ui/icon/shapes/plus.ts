import { drawIcon } from '../draw-icon';

export const IconPlus = drawIcon('M12 5l0 14', 'M5 12l14 0');
