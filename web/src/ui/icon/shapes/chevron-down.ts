import { drawIcon } from '../draw-icon';

export const IconChevronDown = drawIcon('M6 9l6 6l6 -6');
