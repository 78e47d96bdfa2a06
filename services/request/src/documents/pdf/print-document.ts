import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentLayout } from './document-layout.js';

const library = createRequire(import.meta.url).resolve('pdfmake');
const fonts = join(dirname(library), '..', 'fonts', 'Roboto');

// Printing runs in its own thread, because layout and font subsetting take hundreds of milliseconds that would block
// other callers. The thread's code is a string, because Node can run it without a file, from sources and from a build
// alike.
const thread = `
const { parentPort, workerData } = require('node:worker_threads');
const pdf = require(workerData.library);
const { document, fonts } = workerData;
pdf.setFonts({ Roboto: { normal: fonts + '/Roboto-Regular.ttf', bold: fonts + '/Roboto-Medium.ttf' } });
pdf.setUrlAccessPolicy(() => false);
pdf.setLocalAccessPolicy?.((path) => path.startsWith(fonts));
document.info.creationDate = new Date(document.info.creationDate);
pdf.createPdf(document).getBuffer().then((bytes) => parentPort.postMessage(Uint8Array.from(bytes)));
`;

const timeoutMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

/** Prints a document as a PDF with embedded fonts, in its own thread. The same document gives the same bytes. */
export function printDocument(document: DocumentLayout, signal: AbortSignal): Promise<Buffer> {
  const worker = new Worker(thread, {
    eval: true,
    execArgv: [],
    workerData: { library, fonts, document },
    resourceLimits,
  });
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const printed = new Promise<Buffer>((resolve, reject) => {
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the document was not printed')));
    ends.addEventListener('abort', () => reject(new Error('printing the document took too long')), { once: true });
  });
  return printed.finally(() => worker.terminate());
}
