import { drawIcon } from '../draw-icon';

export const IconLoader2 = drawIcon('M12 3a9 9 0 1 0 9 9');
