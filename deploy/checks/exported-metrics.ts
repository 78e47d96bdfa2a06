import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root, textOf } from './sources.js';

/** A metric that a process exports: its name in Prometheus, and its labels. */
export interface Exported {
  name: string;
  labels: string[];
  isHistogram: boolean;
}

const made = /new (Gauge|Counter|Histogram)\(\{(.*?)\n\s*\}\)/gs;

const labelsOf = (options: string): string[] => {
  const list = /labelNames: \[(.*?)\]/s.exec(options)?.[1] ?? '';
  return [...list.matchAll(/'(\w+)'/g)].map(([, label = '']) => label);
};

/** Returns every metric that our sources define. */
export function exportedMetrics(): Exported[] {
  const services = readdirSync(join(root, 'services')).map((name) => `services/${name}/src`);
  return ['bff/src', ...services]
    .flatMap(filesBelow)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => [...textOf(path).matchAll(made)])
    .map(([, kind, options = '']) => ({
      name: /name: '(\w+)'/.exec(options)?.[1] ?? '',
      labels: labelsOf(options),
      isHistogram: kind === 'Histogram',
    }));
}
