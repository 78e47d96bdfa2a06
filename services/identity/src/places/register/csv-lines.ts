import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Splits a line of a CSV file into its fields, without their quotes. */
export function fieldsOf(line: string, separator: string): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (isQuoted && sign === '"' && line.charAt(at + 1) === '"') {
      field += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      fields.push(field);
      field = '';
    } else field += sign;
  }
  return [...fields, field];
}

/**
 * Streams the lines of a CSV file as records, with the names from its first line. The file is never fully in memory.
 */
export async function* recordsOf(path: string): AsyncGenerator<Record<string, string>> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let names: string[] | undefined;
  let separator = ',';
  for await (const line of lines) {
    if (line.trim() === '') continue;
    if (names === undefined) {
      const head = line.replace(/^\uFEFF/, '');
      separator = head.includes(';') ? ';' : ',';
      names = fieldsOf(head, separator).map((name) => name.trim().toUpperCase());
      continue;
    }
    const fields = fieldsOf(line, separator);
    yield Object.fromEntries(names.map((name, at) => [name, (fields[at] ?? '').trim()]));
  }
}
