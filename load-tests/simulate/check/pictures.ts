import { rowsOf } from '../instead/card-files.js';
import type { Checker } from './index.js';

const written: readonly string[] = ['created', 'updated'];

/** Every picture that a written row names is attached to its card once, and media can show it. */
export const importsAttachPictures: Checker = function* ({ facts: { catalogue: facts }, ran: { pictures } }) {
  for (const { sku_id: sku, version, picture_ids: ids } of facts.sku_version) {
    const isFromFile = facts.import_row.some((row) => row.sku_id === sku && written.includes(row.result));
    if (!isFromFile) continue;
    if (new Set(ids).size !== ids.length) yield `version ${version} of a card has a picture twice`;
    for (const id of ids) if (!pictures.has(id)) yield `version ${version} of a card has a picture that is not stored`;
  }
  for (const { id, draft_version: draft } of facts.sku) {
    const rows = facts.import_row.filter((row) => row.sku_id === id && written.includes(row.result));
    const found = facts.sku_version.find((version) => version.sku_id === id && version.version === draft);
    if (rows.length === 0 || found === undefined) continue;
    const named = rows.map(({ run_id: run, row }) => {
      const { file_id: file = '' } = facts.import_run.find((each) => each.id === run) ?? {};
      return rowsOf(file)[row - 2]?.pictures ?? '';
    });
    // A row without names keeps the pictures of the card. So only those of the other rows count, if there are any.
    const expected = named.some((names) => names !== '') ? named.filter((names) => names !== '') : [''];
    const attached = found.picture_ids
      .map((picture) => pictures.get(picture)?.name ?? 'one that is not stored')
      .join('; ');
    if (!expected.includes(attached))
      yield `a card has ${attached || 'no picture'} instead of ${expected.join(', or ')}`;
  }
};
