import { drawIcon } from '../draw-icon';

export const IconChevronLeft = drawIcon('M15 6l-6 6l6 6');
