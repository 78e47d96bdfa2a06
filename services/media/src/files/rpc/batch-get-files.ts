import { isUuid } from '@setu/kit/core';
import type * as wire from '@setu/proto/media/files';
import type { Rpc } from '../../served.js';
import { neutralName } from '../domain/file-name.js';
import { idsOutOfRange } from '../domain/refusals.js';
import { mayKnowName, mayRead } from '../domain/rights.js';
import { toRef } from './file-ref.js';

const maxFiles = 1000;

/** Open to any caller. Returns the files that the caller may read, by the requested ids. */
export const batchGetFiles: Rpc<'batchGetFiles'> =
  ({ read }) =>
  async ({ fileIds }, { actor }) => {
    if (fileIds.length > maxFiles) throw idsOutOfRange();
    const ids = [...new Set(fileIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const [found, attached] = await Promise.all([read.files.batchGet(ids), read.attachments.ofFiles(ids)]);
    const shown = (id: string): wire.FileOrNone => {
      const file = found.get(id.toLowerCase());
      const attachments = attached.get(id.toLowerCase()) ?? [];
      if (file === undefined || !mayRead(actor, file, attachments)) return {};
      const isNamed = mayKnowName(actor, file, attachments);
      return { file: toRef(isNamed ? file : { ...file, name: neutralName(file.name) }) };
    };
    return { files: Object.fromEntries(fileIds.map((id) => [id, shown(id)])) };
  };
