import { drawIcon } from '../draw-icon';

export const IconArrowNarrowUp = drawIcon('M12 5l0 14', 'M16 9l-4 -4', 'M8 9l4 -4');
