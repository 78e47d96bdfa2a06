import { drawIcon } from '../draw-icon';

export const IconItalic = drawIcon('M11 5l6 0', 'M7 19l6 0', 'M14 5l-4 14');
