import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from './sources.js';

/** The environment variables that a process reads. The process does not start without the `needed` ones. */
export type SettingsRead = { known: string[]; needed: string[] };

/** Returns the variables of a configuration file, which declares them as `NAME: z…,`. */
function ofFile(path: string): SettingsRead {
  const entries = textOf(path).split(/^ {2}(?=[A-Z][A-Z0-9_]+:)/m);
  const named = entries.flatMap((text) => {
    const name = /^([A-Z][A-Z0-9_]+):/.exec(text)?.[1];
    return name ? [{ name, needed: !/\.(default|optional)\(|: list\b/.test(text) }] : [];
  });
  return {
    known: named.map(({ name }) => name),
    needed: named.filter(({ needed }) => needed).map(({ name }) => name),
  };
}

/** Returns the variables that the preloaded tracing module reads as `env.NAME`. All of them are optional. */
const ofTracing = (): SettingsRead => ({
  known: [...textOf('services/kit/src/trace/start.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name),
  needed: [],
});

/** Returns the variables that a process reads, taken from its sources. `name` is the name of a service, or bff. */
export function settingsRead(name: string): SettingsRead {
  const files =
    name === 'bff'
      ? ['bff/src/config.ts']
      : [
          'services/kit/src/start/service-env.ts',
          ...[`services/${name}/src/config.ts`].filter((path) => existsSync(join(root, path))),
          ...(name === 'media' ? ['services/kit/src/objects/open-objects.ts'] : []),
        ];
  const read = [...files.map(ofFile), ofTracing()];
  return {
    known: [...read.flatMap(({ known }) => known), 'NODE_ENV'],
    needed: read.flatMap(({ needed }) => needed),
  };
}
