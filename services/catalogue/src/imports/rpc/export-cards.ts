import { localeOf, readId } from '@setu/kit/rpc';
import { toForm } from '../../card-forms/store/form-version.js';
import type { Rpc } from '../../served.js';
import { mustImport } from '../changes/must-import.js';
import { readLists } from '../changes/read-lists.js';
import { exportCells } from '../domain/export-cells.js';

const batch = 200;
const first = '00000000-0000-0000-0000-000000000000';

export const exportCards: Rpc<'exportCards'> = ({ read }) =>
  async function* (request, { actor, signal }) {
    const companyId = readId(request.companyId);
    await mustImport(read, actor, companyId);
    const [lists, locale] = [await readLists(read), localeOf(actor)];
    for (let after = first; !signal.aborted; ) {
      const cards = await read.cardVersions.after(companyId, after, batch);
      if (cards.length === 0) return;
      yield { cards: cards.map(({ content }) => ({ cells: exportCells(toForm(content), lists, locale) })) };
      after = cards.at(-1)?.skuId ?? after;
    }
  };
