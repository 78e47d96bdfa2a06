import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from './sources.js';

/** The variables of the environment a process reads; without the `needed` ones it does not start. */
export type SettingsRead = { known: string[]; needed: string[] };

/** The variables a configuration file names, as `NAME: z…,` of its shape. */
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

/** What the module loaded before a process reads, as `env.NAME`; it does without all of it. */
const ofTracing = (): SettingsRead => ({
  known: [...textOf('services/kit/src/trace/start.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name = '']) => name),
  needed: [],
});

/** Takes a process (a service's name or bff), gives what it reads from its environment, from the sources that read it. */
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
