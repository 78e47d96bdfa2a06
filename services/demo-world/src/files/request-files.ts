import { demoId } from '../demo-id.js';

/** The attachments of requests: [request key, file name]. Drawings and lists are PDF files, notes are text files. */
export const requestFileTable: ReadonlyArray<readonly [request: string, name: string]> = [
  ['rfc-1', 'Pump station layout.pdf'],
  ['rfc-1', 'Flange list.txt'],
  ['rfc-2', 'Tasting protocol.pdf'],
  ['rfc-5', 'Part drawing 4410-02.pdf'],
  ['rfc-10', 'Gearbox data sheet.pdf'],
  ['rfc-14', 'Pump data sheet.pdf'],
  ['rfc-19', 'Size breakdown.txt'],
  ['rfc-21', 'Quality requirements.pdf'],
  ['rfc-24', 'City emblem sketch.pdf'],
  ['rfc-26', 'Motor dimensions.txt'],
  ['rfc-28', 'Pump serial numbers.txt'],
  ['rfd-1', 'Cover drawing T C250.pdf'],
  ['rfd-3', 'Shaft drawing 281-00-14.pdf'],
  ['rfd-4', 'Gearbox requirements.pdf'],
  ['rfd-9', 'Slurry analysis.pdf'],
  ['rfd-12', 'Liner set drawings.pdf'],
  ['rfd-15', 'Print designs.pdf'],
  ['rfd-19', 'Control cabinet diagram.pdf'],
  ['rfd-28', 'Tap sizes.txt'],
];

/** Returns the id of a file from its request key and name. */
export const requestFileId = (request: string, name: string): string => demoId('file', `${request}:${name}`);

/** Returns the ids of the files of a request by its key (`rfc-1`). */
export const requestFileIds = (key: string): string[] =>
  requestFileTable.filter(([request]) => request === key).map(([request, name]) => requestFileId(request, name));
