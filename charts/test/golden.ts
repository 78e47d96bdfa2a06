import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { type Flat, flatten, type Leaf, unflatten } from './flat.js';
import { componentOf, type Manifest } from './manifests.js';

const folder = fileURLToPath(new URL('golden/', import.meta.url));
const pathOf = (file: string): string => `${folder}${file.replace('-values', '')}`;

/** The value file whose rendering is stored in full. For the others only the differences from it are stored. */
export const fullFile = 'gateway-values.yaml';

/**
 * Returns an object's key: its kind, and its name without the release. So the same object has the same key for every
 * value file.
 */
const keyOf = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name.replace(/^shop-(setu|market)-?/, '')}`;
const byKey = (manifests: Manifest[]): Map<string, Flat> =>
  new Map(manifests.map((one): [string, Flat] => [keyOf(one), flatten(one)]).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The differences by object: leaves that are changed or added, and leaves that are missing. */
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
  // The flattened objects were manifests.
  return [...objects.values()].map((flat) => unflatten(flat) as Manifest);
}

/**
 * Replaces the content of rules and dashboards by its hash. They are shipped unchanged from monitoring/, and
 * `monitoring.test.ts` compares them with their files.
 */
export const shortened = (manifests: Manifest[]): Manifest[] =>
  manifests.map((one) => {
    const isShipped = componentOf(one) === 'monitoring' && one.kind !== 'ServiceMonitor';
    if (!isShipped) return one;
    const { data, spec, ...rest } = one;
    const hash = createHash('sha256')
      .update(JSON.stringify(data ?? spec))
      .digest('hex');
    // Render the chart to see the content.
    const shown: Partial<Manifest> = { ...rest, data: { hash } };
    return shown as Manifest;
  });

const written = (content: object): string => stringify(content, { lineWidth: 0, aliasDuplicateObjects: false });

/** Returns the text to store for a rendering: all of it, or the differences from the rendering that is stored in full. */
export const goldenText = (file: string, all: Manifest[], base: Manifest[]): string => {
  const manifests = shortened(all);
  return file === fullFile
    ? written([...byKey(manifests).values()].map(unflatten).map((one) => one as Manifest))
    : `# Differences from ${fullFile}\n${written(differenceOf(manifests, base))}`;
};

/** Returns the stored text for a value file, or an empty text if there is none yet. */
export const goldenTextOf = (file: string): string =>
  existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : '';

export const writeGolden = (file: string, text: string): void => writeFileSync(pathOf(file), text);

let read: Manifest[] | undefined;

/** Returns copies of the stored objects for a value file. */
export function goldenOf(file: string): Manifest[] {
  read ??= parse(goldenTextOf(fullFile)) as Manifest[];
  return file === fullFile ? structuredClone(read) : applied(parse(goldenTextOf(file)), read);
}
