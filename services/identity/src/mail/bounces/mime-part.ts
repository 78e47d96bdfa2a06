/** A part of an email: its headers by lower-case name with folded lines joined, and its body. */
export interface MimePart {
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** Parses an email or a part of one, with either kind of line end. If a header occurs twice, the first one counts. */
export function readPart(text: string): MimePart {
  const normalised = text.replace(/\r\n?/g, '\n');
  const end = normalised.indexOf('\n\n');
  const head = normalised.startsWith('\n') ? '' : end < 0 ? normalised : normalised.slice(0, end);
  const body = normalised.startsWith('\n') ? normalised.slice(1) : end < 0 ? '' : normalised.slice(end + 2);
  return { headers: readFields(head), body };
}

/** Parses `Name: value` lines and returns the values by lower-case name. */
export function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([!-9;-~]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    if (name !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), (value ?? '').trim());
  }
  return fields;
}

/** Returns the media type in lower case, `text/plain` by default. */
export const typeOf = ({ headers }: MimePart): string =>
  (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const boundaryOf = ({ headers }: MimePart): string | undefined => {
  const found = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(headers.get('content-type') ?? '');
  return found?.[1] ?? found?.[2];
};

const deepest = 5;

/** Returns all parts below a multipart, including nested multiparts, in order. */
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

/** Returns the decoded body of a part. */
export function textIn({ headers, body }: MimePart): string {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replace(/\r\n?/g, '\n');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=[ \t]*\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_mark, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replace(/\r\n?/g, '\n');
}
