import * as imports from '@setu/proto/catalogue/imports';
import type { Build } from './acts.js';
import { type ImportAct, idOf } from './deal.js';
import { uploadPictures } from './instead/picture-files.js';
import { companyOf } from './people.js';

/** The messages of the calls about imports. */
export const importMessages: Readonly<Record<string, unknown>> = imports;

const companyId = companyOf.kaveri;
const ofRun: Build = (_, { runId }) => ({ companyId, runId });

/** The calls of the acts on an import. */
export const importBuilders: Record<ImportAct, readonly [method: string, build: Build, service: string]> = {
  upload: [
    'startImport',
    ({ key, value }) => ({
      ...{ companyId, fileId: idOf(`file ${key}`), apply: value % 2 === 0, key },
      picturesId: value % 4 === 0 ? '' : uploadPictures(idOf(`pictures ${key}`)),
    }),
    'catalogue',
  ],
  apply: ['applyImport', ofRun, 'catalogue'],
  halt: ['stopImport', ofRun, 'catalogue'],
  progress: ['getImport', (step, deal, head) => ({ ...ofRun(step, deal, head), results: [] }), 'catalogue'],
  // A background task, not a call.
  work: ['catalogue.import-cards', () => ({ companyId }), 'catalogue'],
};
