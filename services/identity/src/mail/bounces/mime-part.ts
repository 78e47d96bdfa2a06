/** A part of a mail: its headers by lower-case name, folded lines joined, and what stands below them. */
export interface MimePart {
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Takes a mail or a part of one, lines ended either way. Of a header given twice the first counts. */
export function readPart(text: string): MimePart {
  const plain = text.replace(/\r\n?/g, '\n');
  const end = plain.indexOf('\n\n');
  const head = plain.startsWith('\n') ? '' : end < 0 ? plain : plain.slice(0, end);
  const body = plain.startsWith('\n') ? plain.slice(1) : end < 0 ? '' : plain.slice(end + 2);
  return { headers: readFields(head), body };
}

/** Takes `Name: value` lines; gives the values by lower-case name. */
export function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim());
  }
  return fields;
}

/** The media type, in lower case; `text/plain` where none is said. */
export const typeOf = ({ headers }: MimePart): string =>
  (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const boundaryOf = ({ headers }: MimePart): string | undefined => {
  const found = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(headers.get('content-type') ?? '');
  return found?.[1] ?? found?.[2];
};

const deepest = 5;

/** All parts below one that holds several, the holders too, in order. */
export function partsOf(part: MimePart, depth = 0): MimePart[] {
  const boundary = boundaryOf(part);
  if (!typeOf(part).startsWith('multipart/') || boundary === undefined || depth >= deepest) return [part];
  const below: string[][] = [];
  for (const line of part.body.split('\n')) {
    if (line.trimEnd() === `--${boundary}--`) break;
    if (line.trimEnd() === `--${boundary}`) below.push([]);
    else below.at(-1)?.push(line);
  }
  return [part, ...below.flatMap((lines) => partsOf(readPart(lines.join('\n')), depth + 1))];
}

/** What stands in a part, as its transfer encoding says. */
export function textIn({ headers, body }: MimePart): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replace(/\r\n?/g, '\n');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=[ \t]*\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_mark, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n?/g, '\n');
}
