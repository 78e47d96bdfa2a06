import { minPictureSide } from '@setu/proto/picture-types';
import type { ColumnProblems } from '../domain/cell-problem.js';
import type { RawCell } from '../domain/raw-cell.js';
import type { Header } from '../domain/read-header.js';
import type { StoredPicture } from '../files/media-files.js';
import type { RowWithCells } from '../store/import-rows.js';
import type { RunContext } from './run-context.js';

/** A row to be written. */
export interface PicturedRow extends RowWithCells {
  /** Why one of the row's pictures was rejected, or undefined. */
  missing: ColumnProblems['pictures'];
  /** Why a picture that was stored may not be good enough, or undefined. */
  doubtful: ColumnProblems['pictures'];
}

/** The number of rows whose pictures are stored concurrently. */
const concurrentRows = 3;
/**
 * The time limit for storing pictures, in milliseconds. When it is over, the rows whose pictures are stored are written
 * first.
 */
const timeLimitMs = 500;

/**
 * Stores the pictures of rows, in order, until the time limit. Returns the rows whose pictures are stored, always at
 * least one.
 */
export async function withPictures(
  context: RunContext,
  header: Header,
  rows: readonly RowWithCells[],
): Promise<PicturedRow[]> {
  const deadline = Date.now() + timeLimitMs;
  const ready: PicturedRow[] = [];
  while (ready.length < rows.length && (ready.length === 0 || Date.now() < deadline)) {
    const ended = await Promise.allSettled(
      rows
        .slice(ready.length, ready.length + concurrentRows)
        .map(async (row) => ({ ...row, ...(await storePictures(context, header, row)) })),
    );
    for (const one of ended) {
      // Throws only after all uploads have settled, because they read from the archive, which must stay open until
      // then.
      if (one.status === 'rejected') throw one.reason;
      ready.push(one.value);
    }
  }
  return ready;
}

const codes: Readonly<Record<string, string>> = {
  wrong_type: 'picture_invalid',
  empty_file: 'picture_invalid',
  malformed_request: 'picture_invalid',
  too_large: 'picture_too_large',
};

const namesOf = (cell: RawCell | undefined): string[] =>
  typeof cell === 'string'
    ? cell
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : [];

type Stored = Pick<PicturedRow, 'missing' | 'doubtful'>;

/**
 * Stores a row's pictures in media before the card refers to them. Returns why a picture was rejected, and the warning of
 * the first picture that may not be good enough.
 */
async function storePictures(context: RunContext, { places }: Header, row: RowWithCells): Promise<Stored> {
  const { pictures, uploads } = context;
  const place = places.get('pictures');
  let doubtful: Stored['doubtful'];
  for (const name of place === undefined ? [] : namesOf(row.cells[place])) {
    const found = pictures.find(name);
    if (!('id' in found)) return { missing: found, doubtful };
    const { id } = found;
    const upload = uploads.get(id) ?? storePicture(context, id, name);
    uploads.set(id, upload);
    // If the call fails, the next row that names the picture tries again.
    const { refused, warning } = await upload.catch((error: unknown) => {
      uploads.delete(id);
      throw error;
    });
    if (refused !== undefined)
      return { missing: { code: codes[refused] ?? refused, params: { name, max: '20' } }, doubtful };
    if (warning !== undefined) doubtful ??= { code: warning, params: { name, min: String(minPictureSide) } };
  }
  return { missing: undefined, doubtful };
}

async function storePicture(
  { deps, run, pictures, signal }: RunContext,
  id: string,
  name: string,
): Promise<StoredPicture> {
  const bytes = await pictures.read(name).catch(() => undefined);
  if (bytes === undefined) return { refused: 'wrong_type' };
  return deps.edge.media.storePicture({ id, name, companyId: run.companyId, bytes }, signal);
}
