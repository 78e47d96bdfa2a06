import {
  type Endpoints,
  type HomeAdminView,
  homePlatforms,
  type InputOfEndpoint,
  type KeptBlocksView,
} from '@setu/contract';
import { invalid, isAppError, systemIds } from '@setu/kit/core';
import type { KeptBlock } from '@setu/proto/catalogue/home_care';
import { TargetKind } from '@setu/proto/media/files';
import { wireHomeBlockKind } from '@setu/proto/wire-words';
import type { CallContext } from '../http/call-context.js';
import { homeAdminView } from '../present/home-admin.js';
import { peopleOf } from './people-of.js';

/** Returns the home page settings and who changed them last. */
export const homeAdminPage = async (call: CallContext): Promise<HomeAdminView> => {
  const settings = await call.deps.services.catalogue.getHomeCare({}, call.reads());
  const personOf = await peopleOf(call, [settings.changedById]);
  return {
    ...homeAdminView(settings, call.locale),
    updated_at: settings.changedAtMs === undefined ? null : new Date(Number(settings.changedAtMs)).toISOString(),
    updated_by: personOf(settings.changedById),
  };
};

type Input = InputOfEndpoint<Endpoints['saveHome']>;

/** A block as it is sent to the catalogue, with its position in the input: `customer.hero.0`. */
interface Placed {
  block: KeptBlock;
  path: string;
}

const kinds = ['hero', 'promo', 'banner'] as const satisfies readonly (keyof KeptBlocksView)[];

const placed = (input: Input): Placed[] =>
  homePlatforms.flatMap((platform) =>
    kinds.flatMap((kind) =>
      input[platform][kind].map(({ id, pictures, from, until, ...rest }, at) => ({
        path: `${platform}.${kind}.${at}`,
        // A new block gets its id here, because its pictures are leased before it is stored.
        block: {
          ...rest,
          ...{ id: id ?? systemIds.id(), platform, kind: wireHomeBlockKind(kind) },
          ...{ pictureIds: pictures, days: { from, until } },
        },
      })),
    ),
  );

/** Leases the pictures that are new to their blocks. 422 on `customer.hero.0.pictures` and so on. */
const leasePictures = async (call: CallContext, blocks: readonly Placed[]): Promise<void> => {
  const { catalogue, media } = call.deps.services;
  const settings = await catalogue.getHomeCare({}, call.reads());
  const known = new Map(settings.blocks.map(({ id, pictureIds }) => [id, new Set(pictureIds)]));
  const faults: Record<string, string> = {};
  for (const { block, path } of blocks) {
    const fileIds = [...new Set(block.pictureIds)].filter((id) => !known.get(block.id)?.has(id));
    if (fileIds.length === 0) continue;
    try {
      await media.leaseFiles({ fileIds, targetKind: TargetKind.HOME_BLOCK, targetId: block.id }, call.reads());
    } catch (error) {
      if (!isAppError(error, 'invalid')) throw error;
      faults[`${path}.pictures`] = error.fields[0]?.code ?? 'file_unknown';
    }
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
};

/** Converts an error path: the catalogue numbers all blocks in one list, the caller by platform and kind. */
const pathSent = (path: string, blocks: readonly Placed[]): string =>
  path.replace(/^blocks\.(\d+)/, (match, at) => blocks[Number(at)]?.path ?? match);

/** Replaces all home page settings, and clears the cached pages of anonymous visitors. */
export const saveHome = async (call: CallContext, input: Input): Promise<void> => {
  const sent = placed(input);
  await leasePictures(call, sent);
  const promoted = input.promoted.map(({ sku, from, until }) => ({ skuId: sku, days: { from, until } }));
  const command = { blocks: sent.map(({ block }) => block), promoted, expectedRevision: input.version };
  try {
    await call.deps.services.catalogue.saveHome(command, call.writes());
  } catch (error) {
    if (!isAppError(error, 'invalid')) throw error;
    throw invalid(
      Object.fromEntries(
        error.fields.map(({ path, code, params }) => [pathSent(path, sent), { code, params: params ?? {} }]),
      ),
    );
  }
  call.deps.pages.forget();
};
