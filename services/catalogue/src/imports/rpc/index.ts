import type { ImportsService } from '@setu/proto/catalogue/imports';
import type { Rpcs } from '../../served.js';
import { applyImport } from './apply-import.js';
import { exportCards } from './export-cards.js';
import { getImport } from './get-import.js';
import { listImports } from './list-imports.js';
import { startImport } from './start-import.js';
import { stopImport } from './stop-import.js';

/** Import of a supplier's cards from a file. */
export const importRpcs = {
  startImport,
  applyImport,
  stopImport,
  getImport,
  listImports,
  exportCards,
} satisfies Rpcs<typeof ImportsService>;
