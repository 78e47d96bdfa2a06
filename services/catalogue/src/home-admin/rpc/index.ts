import type { HomeCareService } from '@setu/proto/catalogue/home_care';
import type { Rpcs } from '../../served.js';
import { getHomeCare } from './get-home-care.js';
import { saveHome } from './save-home.js';

/** The rpcs with which admins edit the home page. */
export const homeAdminRpcs = { getHomeCare, saveHome } satisfies Rpcs<typeof HomeCareService>;
