import { drawIcon } from '../draw-icon';

export const IconArrowNarrowDown = drawIcon('M12 5l0 14', 'M16 15l-4 4', 'M8 15l4 4');
