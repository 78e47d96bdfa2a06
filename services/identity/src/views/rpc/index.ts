import type { ViewsService } from '@setu/proto/identity/views';
import type { Rpcs } from '../../served.js';
import { listViews } from './list-views.js';
import { removeView } from './remove-view.js';
import { saveView } from './save-view.js';

/** The rpcs of saved views of lists. */
export const viewRpcs = { listViews, saveView, removeView } satisfies Rpcs<typeof ViewsService>;
