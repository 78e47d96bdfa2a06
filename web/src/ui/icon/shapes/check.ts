import { drawIcon } from '../draw-icon';

export const IconCheck = drawIcon('M5 12l5 5l10 -10');
