import type * as wire from '@setu/proto/catalogue/home_care';
import { wireHomeBlockKind } from '@setu/proto/wire-words';
import type { HomeState } from '../home-admin/domain/home-rules.js';

/** Converts the home page's content to its wire form, for admins. */
export const toWireHome = ({ blocks, promoted }: HomeState): Pick<wire.GetHomeCareResponse, 'blocks' | 'promoted'> => ({
  blocks: blocks.map(({ kind, ...block }) => ({ ...block, kind: wireHomeBlockKind(kind) })),
  promoted: promoted.map(({ skuId, days }) => ({ skuId, days })),
});
