import { cardColumns } from '@setu/contract';
import { internal } from '@setu/kit/core';
import type { ExportCardsResponse, ExportedCard } from '@setu/proto/catalogue/imports';
import type { CallContext } from '../http/call-context.js';
import type { Cell } from '../http/cell-value.js';
import { sendWorkbook } from '../http/send-workbook.js';
import { filled } from '../language/export-texts.js';
import { importTexts } from '../language/import-texts.js';
import { wallClockOf } from '../language/wall-clock.js';
import { columnWidth } from '../present/card-columns.js';
import { momentFormat } from '../present/request-sheet.js';

/** The longest time for a file, including the reader's connection. */
export const cardExportMs = 120_000;

/** Returns a cell by its column's kind: numbers as numbers, everything else as text. */
const cellOf = (text: string, kind: (typeof cardColumns)[number]['kind']): Cell => {
  if (text === '') return null;
  const value = kind === 'number' ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? { value, format: 'General' } : text;
};

const rowOf = ({ cells }: ExportedCard): Cell[] => cardColumns.map(({ kind }, at) => cellOf(cells[at] ?? '', kind));

/** Returns a file name without the characters that disks do not allow. */
const fileName = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Sends a supplier's cards as .xlsx as the catalogue streams them. The file can be uploaded again. */
export async function sendCards(call: CallContext, companyId: string): Promise<void> {
  const { deps, caller, actor, locale, res, signal } = call;
  const leave = deps.exports.enter(actor.actingUserId || actor.userId);
  const exported = deps.services.catalogue.exportCards({ companyId }, { ...call.reads(), timeoutMs: cardExportMs });
  const stream = exported[Symbol.asyncIterator]();
  try {
    // A rejection comes before the first byte, so it becomes the answer.
    let message: IteratorResult<ExportCardsResponse> = await stream.next();
    const { company } = await deps.services.identity.getCompany({ companyId }, call.reads());
    if (!company) throw internal('a company answer without a company');
    const texts = importTexts[locale];
    const now = wallClockOf(caller.timeZone)(new Date().toISOString());
    let shown = 0;
    const rows = async function* (): AsyncGenerator<Cell[][]> {
      for (; !message.done; message = await stream.next()) {
        shown += message.value.cards.length;
        yield message.value.cards.map(rowOf);
      }
    };
    const day = now?.toISOString().slice(0, 10) ?? '';
    const book = {
      name: fileName(filled(texts.cardsFile, { company: company.shortName, day })),
      sheet: texts.sheet,
      columns: cardColumns.map((column) => ({ title: column.name, width: columnWidth(column) })),
      rows: rows(),
      about: {
        sheet: texts.aboutSheet,
        rows: (): (readonly [string, Cell])[] => [
          [texts.about.company, company.shortName],
          [texts.about.made, now && { value: now, format: momentFormat }],
          [texts.about.cards, { value: shown, format: '#,##0' }],
          [texts.about.how, texts.aboutHow],
        ],
      },
    };
    await sendWorkbook(res, book, signal);
  } finally {
    leave();
    // When the reader stops, the service stops too.
    await stream.return?.();
  }
}
