/** A HEIC picture of 64 by 64 pixels as a phone stores it (HEVC): red on the left, green on the right. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAVZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABegABAAAAAAAAACwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA1mlwcnAAAAC3aXBjbwAAAHhodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqSSmubgIaDAgAAAMAyAAAAwAIQGIAAQAHRAHBcrAiQAAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgQIDBAAAADRtZGF0AAAAKCgBrwngITl1X//8aT//+/oPIfsFGWeeeCBp32xb//vTej1X9P/RP8A=',
  'base64',
);

/** A HEIC picture of 512 by 512 pixels, the size of a phone's tiles, with the same colours. */
const largeTile = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAVZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAABegABAAAAAAAAAHcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABodmMxAAAAAA5waXRtAAAAAAABAAAA1mlwcnAAAAC3aXBjbwAAAHhodmNDAQNwAAAAkAAAAAAAWvAA/P34+AAADwNgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQGEAAQArQgEBA3AAAAMAkAAAAwAAAwBaoAQCAIBZbqSSmubgIaDAgAAADIAAAAMAhGIAAQAHRAHBcrBiQAAAABNjb2xybmNseAABAA0ABoAAAAAUaXNwZQAAAAAAAAIAAAACAAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgQIDBAAAAH9tZGF0AAAAcygBrxkQaUwoggge93yFN//3+Mf9fav+KQV4rP8sbKPOoCDz/hepEcB/1JAIXEEADEimtzqAeoW39lAAAB/gkwWo4AkbmIAA5oCHAAAELKOABRwAAAMAXIngAesAAAMCu78AI+AAAAhfCAC2gAAAEbtwAfM=',
  'base64',
);

const bytes = (...values: number[]): Buffer => Buffer.from(values);
const u16 = (value: number): Buffer => bytes(value >> 8, value & 255);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 65_535)]);
const box = (type: string, ...content: Buffer[]): Buffer => {
  const data = Buffer.concat(content);
  return Buffer.concat([u32(data.length + 8), Buffer.from(type), data]);
};
/** A box with a version and no flags. */
const versioned =
  (version: number) =>
  (type: string, ...content: Buffer[]) =>
    box(type, bytes(version, 0, 0, 0), ...content);
const full = versioned(0);

/** Returns the content of a box inside others. */
function contentOf(file: Buffer, path: string[]): Buffer {
  let inner = file;
  for (const type of path) {
    const at = inner.indexOf(type) - 4;
    inner = inner.subarray(at + 8, at + inner.readUInt32BE(at));
  }
  return inner;
}

interface TiledSize {
  width: number;
  height: number;
  /** The number of quarter turns to the left that make the picture upright. */
  turns?: number;
  isLarge?: boolean;
}

/** Returns a HEIC picture in tiles, as phones store it. All tiles are the same, and the last ones are cut off. */
export function tiledHeic({ width, height, turns = 0, isLarge = false }: TiledSize): Buffer {
  const [tile, side] = isLarge ? [largeTile, 512] : [heic, 64];
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const data = contentOf(tile, ['mdat']);
  const ids = Array.from({ length: columns * rows }, (_, at) => at + 2);
  const grid = Buffer.concat([bytes(0, 0, rows - 1, columns - 1), u16(width), u16(height)]);
  const size = (w: number, h: number) => full('ispe', u32(w), u32(h));
  const item = (id: number, type: string) => versioned(2)('infe', u16(id), u16(0), Buffer.from(type), bytes(0));
  const meta = (dataAt: number) =>
    full(
      'meta',
      full('hdlr', u32(0), Buffer.from('pict'), u32(0), u32(0), u32(0), bytes(0)),
      full('pitm', u16(1)),
      versioned(1)(
        'iloc',
        ...[bytes(0x44, 0), u16(ids.length + 1), u16(1), u16(1), u16(0), u16(1), u32(0), u32(grid.length)],
        ...ids.flatMap((id) => [u16(id), u16(0), u16(0), u16(1), u32(dataAt), u32(data.length)]),
      ),
      full('iinf', u16(ids.length + 1), item(1, 'grid'), ...ids.map((id) => item(id, 'hvc1'))),
      full('iref', box('dimg', u16(1), u16(ids.length), ...ids.map(u16))),
      box(
        'iprp',
        box(
          'ipco',
          box('hvcC', contentOf(tile, ['hvcC'])),
          size(side, side),
          size(width, height),
          box('irot', bytes(turns)),
        ),
        full(
          'ipma',
          u32(ids.length + 1),
          u16(1),
          bytes(2, 3, 0x84),
          ...ids.flatMap((id) => [u16(id), bytes(2, 0x81, 2)]),
        ),
      ),
      box('idat', grid),
    );
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  return Buffer.concat([type, meta(type.length + meta(0).length + 8), box('mdat', data)]);
}
