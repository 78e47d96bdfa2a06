import type { StaticPagesService } from '@setu/proto/catalogue/static_pages';
import type { Rpcs } from '../../served.js';
import { getStaticPageCare } from './get-static-page-care.js';
import { getStaticPageVersion } from './get-static-page-version.js';
import { previewStaticPage } from './preview-static-page.js';
import { removeStaticPage } from './remove-static-page.js';
import { saveStaticPage } from './save-static-page.js';

/** The procedures to edit static pages, for admins. */
export const staticPageRpcs = {
  getStaticPageCare,
  getStaticPageVersion,
  previewStaticPage,
  saveStaticPage,
  removeStaticPage,
} satisfies Rpcs<typeof StaticPagesService>;
