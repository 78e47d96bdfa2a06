/** The column in which a processed file reports the result of each row. */
export const noteColumn = 'setu_note';

/** The vendor code of the template's example row. A row that still has it is skipped. */
export const exampleVendorCode = 'EXAMPLE';

/** The separator between the parts of a category's path. */
export const pathSeparator = ' > ';

/** The separator between several values in one cell. */
export const listSeparator = '; ';

/** The maximum number of rows in a file. An .xlsx file is read as a stream, an .xls file is loaded in full. */
export const maxSheetRows = { xlsx: 50_000, xls: 20_000 } as const;

/** The maximum size in bytes of a file of cards, and of the .zip file with its pictures. */
export const maxSheetBytes = 40 * 1024 * 1024;
export const maxPicturesBytes = 200 * 1024 * 1024;
