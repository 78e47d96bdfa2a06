const [quote, colon, backslash] = [0x22, 0x3a, 0x5c];
const [openObject, closeObject, openList, closeList] = [0x7b, 0x7d, 0x5b, 0x5d];

const isBlank = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/** Returns the index of the quote that ends the text that begins at `start`. */
const endOfText = (json: string, start: number): number => {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
};

const isKey = (json: string, end: number): boolean => {
  let at = end + 1;
  while (isBlank(json.charCodeAt(at))) at += 1;
  return json.charCodeAt(at) === colon;
};

/**
 * Returns whether an object in this JSON has the same key twice. JSON.parse would silently use the last one. Takes a
 * few milliseconds for a megabyte.
 */
export const hasDuplicateKeys = (json: string): boolean => {
  const open: Set<string>[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === openObject || code === openList) open.push(new Set());
    else if (code === closeObject || code === closeList) open.pop();
    else if (code === quote) {
      const end = endOfText(json, at);
      if (isKey(json, end)) {
        const written = json.slice(at, end + 1);
        const key = written.includes('\\') ? JSON.stringify(JSON.parse(written)) : written;
        const keys = open.at(-1);
        if (keys?.has(key)) return true;
        keys?.add(key);
      }
      at = end;
    }
  }
  return false;
};
