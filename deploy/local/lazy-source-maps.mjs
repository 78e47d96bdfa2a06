import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map();

// Stack traces name the original files and lines, as with --enable-source-maps. But that flag reads the maps of all
// modules when they load, a fifth of the start of a bundled process. This reads a map when an error first needs it.
Error.prepareStackTrace = (error, places) => {
  const lines = places.map((place) => `\n    at ${originalOf(place) ?? place}`);
  return `${Error.prototype.toString.call(error)}${lines.join('')}`;
};

/** @param {NodeJS.CallSite} place @returns {string | undefined} */
function originalOf(place) {
  const file = place.getScriptNameOrSourceURL() ?? undefined;
  const map = file?.startsWith('file:') ? mapOf(file) : undefined;
  const found = map?.findOrigin(place.getLineNumber() ?? 0, place.getColumnNumber() ?? 0);
  if (!found || !('fileName' in found)) return undefined;
  const source = fileURLToPath(new URL(found.fileName, file));
  const where = `${source}:${found.lineNumber}:${found.columnNumber}`;
  const name = place.getFunctionName();
  return name ? `${place.isAsync() ? 'async ' : ''}${name} (${where})` : where;
}

/** @param {string} file URL of a module */
function mapOf(file) {
  if (!maps.has(file)) maps.set(file, readMap(`${fileURLToPath(file)}.map`));
  return maps.get(file);
}

/** @param {string} path */
function readMap(path) {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Node.js itself and most packages have no map. Their places stay as they are.
    return undefined;
  }
}
