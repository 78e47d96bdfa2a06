import type { LocalText } from '@setu/proto/common';
import type * as wire from '@setu/proto/common/audit';
import { instantsOf } from '../days.js';
import { likeContaining } from '../db/like.js';
import type { Conn } from '../db/open.js';
import { invalid, notFound } from '../errors.js';
import { isUuid } from '../ids.js';
import type { AuditFields, AuditValue } from './audit.js';
import { type AuditFilter, type AuditRow, auditRows } from './audit-rows.js';

/** The maximum number of entries in one response. */
const maxEntries = 500;

const maxSearch = 100;

const idOf = (text: string): string | undefined => {
  if (text === '') return undefined;
  if (!isUuid(text)) throw notFound();
  return text.toLowerCase();
};

/** Parses the time and id after which a page continues. Rejects any value that the service cannot have returned. */
function placeOf(place: wire.AuditPlace | undefined): AuditFilter['olderThan'] {
  if (place === undefined) return undefined;
  const at = new Date(place.at);
  if (Number.isNaN(at.getTime()) || !isUuid(place.id)) throw invalid({ older_than: 'invalid' });
  return { at, id: place.id };
}

const textOf = (value: AuditValue | undefined): string =>
  value === undefined || value === null ? '' : Array.isArray(value) ? value.join(', ') : String(value);

const fieldsOf = (before: AuditFields, after: AuditFields): wire.AuditField[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    ...{ name, before: textOf(before[name]), after: textOf(after[name]) },
  }));

/** The statements about the objects of each kind. */
export type AuditObjects = Readonly<
  Record<
    string,
    {
      /** Returns `id`, `en` and `ru` of objects, with their ids as an array of uuid. Absent if the BFF names them. */
      names?: string;
      /** Returns the `id` of objects whose name or number contains a text, with the text as a `like` pattern. */
      find: string;
    }
  >
>;

/** A search that matches more objects of a kind finds the entries of this many. */
const maxFound = 200;

const keyOf = ({ objectKind, objectId }: Pick<AuditRow, 'objectKind' | 'objectId'>): string =>
  `${objectKind} ${objectId}`;

/** Reads the current names of the objects, one statement for each kind. */
async function namesOf(
  conn: Pick<Conn, 'raw'>,
  rows: readonly AuditRow[],
  objects: AuditObjects,
): Promise<Map<string, LocalText>> {
  const names = new Map<string, LocalText>();
  for (const [objectKind, { names: statement }] of Object.entries(objects)) {
    if (statement === undefined) continue;
    const ids = [...new Set(rows.flatMap((row) => (row.objectKind === objectKind ? [row.objectId] : [])))];
    const known = ids.filter(isUuid);
    if (known.length === 0) continue;
    const found: { rows: { id: string; en: string; ru: string }[] } = await conn.raw(statement, [known]);
    for (const { id, en, ru } of found.rows) names.set(keyOf({ objectKind, objectId: id }), { en, ru });
  }
  return names;
}

/** Finds the objects whose current name or number contains the text. */
async function foundBy(
  conn: Pick<Conn, 'raw'>,
  search: string,
  objects: AuditObjects,
): Promise<AuditFilter['objects']> {
  const ids: string[] = [];
  for (const { find } of Object.values(objects)) {
    const found: { rows: { id: string }[] } = await conn.raw(`select id from (${find}) found limit ${maxFound}`, [
      likeContaining(search),
    ]);
    ids.push(...found.rows.map(({ id }) => id));
  }
  return { kinds: Object.keys(objects), ids };
}

const toWire = (row: AuditRow, objectName: LocalText | undefined): wire.AuditEntry => ({
  objectName,
  ...{ id: row.id, at: row.at.toISOString(), action: row.action, requestId: row.requestId },
  ...{ actorId: row.actorId ?? '', onBehalfOfId: row.onBehalfOfId ?? '', companyId: row.companyId ?? '' },
  ...{ objectKind: row.objectKind, objectId: row.objectId, fields: fieldsOf(row.before, row.after) },
});

/**
 * Answers `ListAudit` from the service's view `audit_entry`, with the current names of its objects. The caller's
 * permission must already be checked.
 */
export async function listAuditEntries(
  conn: Pick<Conn, 'raw'>,
  request: wire.ListAuditRequest,
  objects: AuditObjects = {},
): Promise<wire.ListAuditResponse> {
  const { limit, period, action, objectKind, objectId } = request;
  if (limit < 1 || limit > maxEntries) throw invalid({ limit: 'invalid' });
  const { from, before } = period === undefined ? {} : instantsOf('period', period);
  const search = request.search.trim().slice(0, maxSearch);
  const found = search === '' ? undefined : await foundBy(conn, search, objects);
  if (found?.ids.length === 0) return { entries: [] };
  const rows = await auditRows(conn, {
    objects: found,
    ...{ from, before, limit, action, objectKind, objectId, olderThan: placeOf(request.olderThan) },
    ...{ personId: idOf(request.personId), companyId: idOf(request.companyId) },
  });
  const names = await namesOf(conn, rows, objects);
  return { entries: rows.map((row) => toWire(row, names.get(keyOf(row)))) };
}
