/** The records that hold the value of a cell, a formula's included. They begin with the number of the row. */
const valueRecords = new Set([
  ...[0x00fd, 0x0204, 0x0004, 0x00d6, 0x0203, 0x0003, 0x0002, 0x027e, 0x00bd, 0x0205, 0x0005],
  ...[0x0406, 0x0206, 0x0006],
]);
/** The records that continue a formula: its text result, and formulas of several cells. */
const formulaParts = new Set([0x0207, 0x0007, 0x0221, 0x0021, 0x04bc]);
/** The records that begin a sheet. */
const beginnings = new Set([0x0809, 0x0409, 0x0209, 0x0009]);

/**
 * The .xls records that define cell content (MS-XLS 2.3, and their forms in older workbooks). They cover the bounds of
 * workbooks and sheets, names, texts, numbers and their formats, formulas and formula references.
 */
const cellRecords = new Set([
  ...valueRecords,
  ...[0x0809, 0x0409, 0x0209, 0x0009, 0x000a, 0x0085, 0x0022, 0x002f, 0x0042],
  ...[0x00e0, 0x0443, 0x0243, 0x0043, 0x041e, 0x001e, 0x0200, 0x0000],
  ...[0x00fc, 0x0207, 0x0007, 0x0221, 0x0021, 0x04bc],
  ...[0x0017, 0x0018, 0x0218, 0x01ae, 0x0023, 0x0223],
]);
const continuation = 0x003c;
/** The record of the selected cell. Every reader knows it and ignores it. */
const ignoredType = 0x001d;

/**
 * Changes the type of every record without cell content to one that readers ignore, and of the values of each sheet
 * after its first `maxRows` rows with values. The workbook stream is changed in place, so that offsets stay valid.
 * Drawings, links and comments then cost no time, however damaged they are. The reader holds all values in memory.
 */
export function keepCellRecords(stream: Buffer, maxRows: number): void {
  let isKept = false;
  let rows = new Set<number>();
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    if (beginnings.has(type)) rows = new Set();
    if (valueRecords.has(type)) {
      const row = at + 6 <= stream.length ? stream.readUInt16LE(at + 4) : 0;
      isKept = rows.has(row) || rows.size < maxRows;
      if (isKept) rows.add(row);
    } else if (type !== continuation && !(formulaParts.has(type) && !isKept)) isKept = cellRecords.has(type);
    if (!isKept) stream.writeUInt16LE(ignoredType, at);
  }
}
