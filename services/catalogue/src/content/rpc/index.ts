import type { ContentService } from '@setu/proto/catalogue/content';
import type { Rpcs } from '../../served.js';
import { getHome } from './get-home.js';
import { getStaticPage } from './get-static-page.js';

/** The rpcs of the home page and the static pages. */
export const contentRpcs = { getHome, getStaticPage } satisfies Rpcs<typeof ContentService>;
