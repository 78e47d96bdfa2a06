import type { FileHandle } from 'node:fs/promises';
import { bytesAt } from './bytes-at.js';

const signature = 'd0cf11e0a1b11ae1';
const lastSector = 0xffff_fffa;
const maxSectors = 64;

interface Layout {
  sectorSize: number;
  firstDirectory: number;
  fatSectors: number[];
}

/**
 * Returns the names in the directory of a compound file (old .doc and .xls, [MS-CFB]). Returns no names for another
 * format or a broken file. Reads the header and at most 64 directory sectors.
 */
export async function compoundEntries(file: FileHandle): Promise<Set<string>> {
  const layout = readHeader(await bytesAt(file, 0, 512));
  const names = new Set<string>();
  if (layout === undefined) return names;
  let sector = layout.firstDirectory;
  for (let count = 0; count < maxSectors && sector < lastSector; count += 1) {
    const bytes = await sectorAt(file, layout, sector);
    if (bytes.length < 128) break;
    for (const name of entryNames(bytes)) names.add(name);
    sector = await nextOf(file, layout, sector);
  }
  return names;
}

function readHeader(header: Buffer): Layout | undefined {
  if (header.length < 512 || header.toString('hex', 0, 8) !== signature) return undefined;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const fatSectors = Array.from({ length: 109 }, (_, i) => header.readUInt32LE(76 + i * 4));
  return { sectorSize: 2 ** shift, firstDirectory: header.readUInt32LE(48), fatSectors };
}

function* entryNames(bytes: Buffer): Generator<string> {
  for (let at = 0; at + 128 <= bytes.length; at += 128) {
    const length = bytes.readUInt16LE(at + 64);
    const isStream = bytes.readUInt8(at + 66) === 2;
    if (isStream && length >= 2 && length <= 64) yield bytes.toString('utf16le', at, at + length - 2);
  }
}

async function nextOf(file: FileHandle, layout: Layout, sector: number): Promise<number> {
  const perSector = layout.sectorSize / 4;
  const fat = layout.fatSectors[Math.floor(sector / perSector)];
  if (fat === undefined || fat >= lastSector) return lastSector;
  const bytes = await sectorAt(file, layout, fat);
  const at = (sector % perSector) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : lastSector;
}

const sectorAt = (file: FileHandle, { sectorSize }: Layout, sector: number): Promise<Buffer> =>
  bytesAt(file, (sector + 1) * sectorSize, sectorSize);
