import type { DemoHomeBlock } from './shapes/demo-catalogue.js';

/** The home page's blocks for both platforms. */
export const homeBlocks: DemoHomeBlock[] = [];

/** The ten cards the home page promotes, in order. */
export const promotedSkuIds: string[] = [];
