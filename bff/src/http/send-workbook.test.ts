import { Writable } from 'node:stream';
import type { Response } from 'express';
import { expect, it } from 'vitest';
import type { Cell } from './cell-value.js';
import { sendWorkbook } from './send-workbook.js';

/** Creates a response that accepts all bytes and counts them. */
function aResponse() {
  let bytes = 0;
  const body = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      setImmediate(done);
    },
  });
  const res = Object.assign(body, {
    ...{ attachment: () => res, type: () => res },
    ...{ setHeader: () => res, flushHeaders: () => undefined },
  }) as unknown as Response;
  return { res, sent: () => bytes };
}

const batches = 60;

it('sending a workbook reads a long list only a little ahead of what it has sent, however fast the rows arrive', async () => {
  const { res, sent } = aResponse();
  let sentAtLastBatch = 0;
  const rows = async function* (): AsyncGenerator<Cell[][]> {
    for (let batch = 0; batch < batches; batch += 1) {
      const name = (at: number) => `Насос центробежный ${batch}-${at} из чугуна, с обвязкой и щитом управления`;
      yield Array.from({ length: 1000 }, (_, at) => [name(at), name(at), name(at), name(at)]);
      sentAtLastBatch = sent();
    }
  };
  const columns = ['а', 'б', 'в', 'г'].map((title) => ({ title, width: 20 }));
  await sendWorkbook(res, { name: 'x', sheet: 'x', columns, rows: rows() }, new AbortController().signal);
  // Rows requested but not yet sent are held in memory uncompressed.
  expect(sentAtLastBatch / sent()).toBeGreaterThan(0.8);
});
