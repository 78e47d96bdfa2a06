import { escapeHtml } from '../html/markup.js';
import { filled } from '../language/export-texts.js';
import type { Language } from '../language/locale.js';
import { ownDataLabels } from '../language/own-data-labels.js';

/** A record about a user, as a service returns it. */
export interface OwnRecord {
  kind: string;
  /** The record as JSON. */
  record: string;
}

const labelOf = (labels: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(labels, name) ? (labels[name] ?? name) : name;

const cellText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : JSON.stringify(value);
};

/** Writes the records as one JSON document, in parts. */
export async function* ownDataJson(records: AsyncIterable<OwnRecord>, now: Date): AsyncGenerator<string> {
  yield `{"made_at":${JSON.stringify(now.toISOString())},"records":[`;
  let isFirst = true;
  for await (const { kind, record } of records) {
    yield `${isFirst ? '' : ','}\n{"kind":${JSON.stringify(kind)},"record":${record}}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

const style =
  'body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}';

/** Writes the records as a page to read, with one table per kind. */
export async function* ownDataPage(
  records: AsyncIterable<OwnRecord>,
  { language, now }: { language: Language; now: Date },
): AsyncGenerator<string> {
  const labels = ownDataLabels[language];
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    now,
  );
  const title = escapeHtml(labels.title);
  yield `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${escapeHtml(filled(labels.lead, { date: `${date} UTC` }))}</p>`;
  let open = '';
  for await (const { kind, record } of records) {
    const values: Record<string, unknown> = JSON.parse(record);
    if (kind !== open) {
      const heads = Object.keys(values).map((name) => `<th>${escapeHtml(labelOf(labels.fields, name))}</th>`);
      yield `${open === '' ? '' : '</table>'}<h2>${escapeHtml(labelOf(labels.kinds, kind))}</h2><table><tr>${heads.join('')}</tr>`;
      open = kind;
    }
    const cells = Object.values(values).map((value) => `<td>${escapeHtml(cellText(value))}</td>`);
    yield `<tr>${cells.join('')}</tr>`;
  }
  yield `${open === '' ? '' : '</table>'}</body></html>\n`;
}
