import { cardColumns } from '@setu/proto/card-columns';
import type { Actor } from '@setu/proto/common';
import { randomOf } from '../random.js';
import { fileAt, step } from './node-timers.js';
import { drawPictures, isArchive, storePicture } from './picture-files.js';

/** Media, as the catalogue's imports see it. Every file exists, and its content follows from its id. */
export const media = {
  find: async (_actor: Actor, _companyId: string, id: string) => {
    await step('media finds a file');
    return { id, name: isArchive(id) ? 'pictures.zip' : 'cards.xlsx', size: 1_000 };
  },
  download: async (id: string, path: string): Promise<void> => {
    await step('media sends a file');
    fileAt.set(path, id);
  },
  storeMarked: () => step('media stores a marked file'),
  storePicture,
};

const titles = cardColumns.map(({ name }) => name);

const common: Readonly<Record<string, string>> = {
  ...{ category: 'Machines > Pumps', hs_code: '8413.60', brand: 'Kaveri', price_mode: 'Exact price', unit: 'pcs' },
  ...{ payment_advance: '30', payment_transfer: '70', minimum_quantum: '1', lead_days: '14', inco_terms: 'FOB' },
  ...{ inco_place: 'Mundra', country: 'India', color: 'Blue', width: '10', height: '20', length: '30', weight: '4.5' },
  ...{ industries: 'Water supply', area: 'Oil', description: 'Pumps oil', special_instructions: 'Keep dry' },
  ...{ shipment_method: 'By sea', shipment_description: 'Crate', shipment_port: 'Mundra', features: 'Quiet' },
  is_sample_available: 'No',
};

/** Returns the rows of a file by their titles. Files share vendor codes, and some rows have an error. */
export function rowsOf(fileId: string): Readonly<Record<string, string>>[] {
  const random = randomOf(`file ${fileId}`);
  return Array.from({ length: 1 + random.below(4) }, () => ({
    ...common,
    vendor_code: `FILE-${1 + random.below(5)}`,
    name: random.chance(0.15) ? '' : `Pump of ${fileId}`,
    price_from: String(500 + random.below(3)),
    pictures: drawPictures(random.chance),
  }));
}

/** Yields the heading and the rows of a file. Replaces the child process that reads a workbook. */
export async function* readInChild(path: string): AsyncGenerator<object> {
  yield { sheet: 'Cards', row: 1, titles, above: [] };
  for (const [index, row] of rowsOf(fileAt.get(path) ?? '').entries())
    yield [index + 2, titles.map((title) => row[title] ?? '')];
}

export const isRow = (message: object): boolean => Array.isArray(message);

/** Replaces the child process that writes a workbook. */
export async function markInChild(): Promise<void> {}
