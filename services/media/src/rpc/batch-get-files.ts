import { isUuid } from '@setu/kit/core';
import type { Call } from '@setu/kit/rpc';
import type { BatchGetFilesRequest, BatchGetFilesResponse, FileOrNone } from '@setu/proto/media';
import type { MediaDeps } from '../deps.js';
import { idsOutOfRange } from '../domain/refusals.js';
import { mayRead } from '../domain/rights.js';

const most = 1000;

/** Anyone: the files the caller may read, by asked id. */
export const batchGetFiles =
  ({ read }: MediaDeps) =>
  async ({ fileIds }: BatchGetFilesRequest, { actor }: Call): Promise<BatchGetFilesResponse> => {
    if (fileIds.length > most) throw idsOutOfRange();
    const ids = [...new Set(fileIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const [found, attached] = await Promise.all([read.files.batchGet(ids), read.attachments.ofFiles(ids)]);
    const shown = (id: string): FileOrNone => {
      const file = found.get(id.toLowerCase());
      if (file === undefined || !mayRead(actor, file, attached.get(file.id) ?? [])) return {};
      return { file: { id: file.id, name: file.name, type: file.type, size: BigInt(file.size) } };
    };
    return { files: Object.fromEntries(fileIds.map((id) => [id, shown(id)])) };
  };
