import type { NoticesService } from '@setu/proto/identity/notices';
import type { Rpcs } from '../../served.js';
import { countNotices } from './count-notices.js';
import { dropNotices } from './drop-notices.js';
import { listNotices } from './list-notices.js';
import { openNotice } from './open-notice.js';
import { readNotices } from './read-notices.js';

export const noticeRpcs = { listNotices, countNotices, dropNotices, openNotice, readNotices } satisfies Rpcs<
  typeof NoticesService
>;
