import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { type Flat, flatten, type Leaf, unflatten } from './flat.js';
import { componentOf, type Manifest } from './manifests.js';

const folder = fileURLToPath(new URL('golden/', import.meta.url));
const pathOf = (file: string): string => `${folder}${file.replace('-values', '')}`;

/** The value file whose rendering stands there whole; of the others only what differs from it. */
export const whole = 'gateway-values.yaml';

/** Objects by kind and by name without that of the release: the same object of another value file has the same. */
const keyOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name.replace(/^shop-(setu|market)-?/, '')}`;
const byKey = (manifests: Manifest[]): Map<string, Flat> =>
  new Map(manifests.map((one): [string, Flat] => [keyOf(one), flatten(one)]).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What differs: leaves that are other or more, leaves that are not there; by object. */
interface Difference {
  lacks: string[];
  own: Record<string, { set?: Record<string, Leaf>; lacks?: string[] }>;
}

function differenceOf(manifests: Manifest[], base: Manifest[]): Difference {
  const [there, before] = [byKey(manifests), byKey(base)];
  const own: Difference['own'] = {};
  for (const [key, flat] of there) {
    const was = before.get(key) ?? new Map();
    const set = [...flat].filter(([path, leaf]) => JSON.stringify(was.get(path)) !== JSON.stringify(leaf));
    const lacks = [...was.keys()].filter((path) => !flat.has(path));
    if (set.length + lacks.length > 0)
      own[key] = { ...(set.length > 0 && { set: Object.fromEntries(set) }), ...(lacks.length > 0 && { lacks }) };
  }
  return { lacks: [...before.keys()].filter((key) => !there.has(key)), own };
}

function applied({ lacks, own }: Difference, base: Manifest[]): Manifest[] {
  const objects = byKey(base);
  for (const key of lacks) objects.delete(key);
  for (const [key, difference] of Object.entries(own)) {
    const flat: Flat = new Map(objects.get(key));
    for (const path of difference.lacks ?? []) flat.delete(path);
    for (const [path, leaf] of Object.entries(difference.set ?? {})) flat.set(path, leaf);
    objects.set(key, flat);
  }
  // What was flattened were manifests.
  return [...objects.values()].map((flat) => unflatten(flat) as Manifest);
}

/**
 * What is shipped as it stands in monitoring/ (rules, dashboards) by its hash alone: `monitoring.test.ts` compares it with its files.
 */
export const shortened = (manifests: Manifest[]): Manifest[] =>
  manifests.map((one) => {
    const isShipped = componentOf(one) === 'monitoring' && one.kind !== 'ServiceMonitor';
    if (!isShipped) return one;
    const { data, spec, ...rest } = one;
    const hash = createHash('sha256')
      .update(JSON.stringify(data ?? spec))
      .digest('hex');
    // Whoever wants the content renders it.
    const shown: Partial<Manifest> = { ...rest, data: { hash } };
    return shown as Manifest;
  });

const written = (content: object): string => stringify(content, { lineWidth: 0, aliasDuplicateObjects: false });

/** What is written down of a rendering: all of it, or what differs from that of the file that stands there whole. */
export const goldenText = (file: string, all: Manifest[], base: Manifest[]): string => {
  const manifests = shortened(all);
  return file === whole
    ? written([...byKey(manifests).values()].map(unflatten).map((one) => one as Manifest))
    : `# Beside ${whole}\n${written(differenceOf(manifests, base))}`;
};

/** The text that is written down for a value file; empty when there is none yet. */
export const goldenTextOf = (file: string): string =>
  existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '';

export const writeGolden = (file: string, text: string): void => writeFileSync(pathOf(file), text);

let read: Manifest[] | undefined;

/** The objects that are written down for a value file, as objects of the caller's own. */
export function goldenOf(file: string): Manifest[] {
  read ??= parse(goldenTextOf(whole)) as Manifest[];
  return file === whole ? structuredClone(read) : applied(parse(goldenTextOf(file)), read);
}
