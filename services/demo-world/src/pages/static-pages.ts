import type { DemoStaticPage } from '../shapes/demo-catalogue.js';

/** The pages behind the footer's links. */
export const staticPages: DemoStaticPage[] = [];
