import { services } from '../local/service-names.mjs';
import type { ImportRule } from './rule.js';
import { isSharedRule, packageOf } from './sources.js';

const isOurs = (target: string): boolean => target.startsWith('@setu/');
const isPackage = (target: string, names: RegExp): boolean => names.test(target);
const database = /^(knex|pg|pg-copy-streams)(\/|$)/;
const serviceNames = services.join('|');
const servicePackages = new RegExp(`^@setu/(${serviceNames})(/|$)`);
const layers = 'domain|store|changes|rpc|events|consumers|jobs|app|main';
/** Returns the pattern for files of a layer, either directly in a service or in one of its subject folders. */
const inLayer = (layer: string): RegExp =>
  new RegExp(`^services/(${serviceNames})/src/([\\w-]+/)?(${layer})(/|\\.ts$)`);
const layerOf = (target: string): string =>
  new RegExp(`^services/[^/]+/src/([\\w-]+/)?(${layers})(/|$)`).exec(target)?.[2] ?? '';
const nounOf = (path: string): string =>
  new RegExp(`^services/[^/]+/src/([\\w-]+)/(${layers})(/|$)`).exec(path)?.[1] ?? '';

/** The BFF's folders. Each may import those before it. */
const bffLayers = ['language', 'html', 'http', 'present', 'pages', 'live', 'routes'];
const bffLayerOf = (path: string): number => bffLayers.indexOf(/^bff\/src\/([\w-]+)\//.exec(path)?.[1] ?? '');

/** The import rules of the server side. */
export const serverRules: ImportRule[] = [
  {
    title: 'the contracts import nothing of ours',
    because: 'Everything depends on the contracts, so both sides would have to accept their imports.',
    files: /^(bff\/contract\/src|proto)\//,
    forbids: isOurs,
  },
  {
    title: 'the kit imports only the common messages, the health service and the amounts of proto',
    because: 'The kit has no business terms, because it serves every service. The web app needs its amounts too.',
    files: /^services\/kit\/src\//,
    testsToo: true,
    forbids: (target) => isOurs(target) && !/^@setu\/(proto\/common|proto\/health|proto\/money|kit)/.test(target),
  },
  {
    title: 'the demo world imports nothing of ours',
    because: 'It is data. Each service reads it and fills its own schema, and the data does not depend on its readers.',
    files: /^services\/demo-world\/src\//,
    forbids: isOurs,
  },
  {
    title: 'the rules of the landed price import nothing of ours',
    because: 'They are pure functions of tables and figures, so that services and tests compute the same price.',
    files: /^services\/landed-price\/src\//,
    testsToo: true,
    forbids: isOurs,
  },
  {
    title:
      'domain/ imports only its own domain/, the terms and rules generated from proto, the kit’s core, hashes, and caches without a clock',
    because: 'Rules are pure: no I/O, no clock, no ids, no wire types, no SQL. This makes them testable with tables.',
    files: inLayer('domain'),
    forbids: (target, { path, text }) =>
      target !== '@setu/kit/core' &&
      target !== '@setu/proto/words' &&
      !isSharedRule(target) &&
      target !== '@setu/landed-price' &&
      !(packageOf(target) === packageOf(path) && layerOf(target) === 'domain') &&
      !(target === 'node:crypto' && !/random(Bytes|UUID|Int)/.test(text)) &&
      !(target === 'lru-cache' && !/\bttl/.test(text)),
  },
  {
    title: 'store/ imports only the domain and the database',
    because: 'SQL stays in one place and uses domain types. Wire types and calls belong to rpc/.',
    files: inLayer('store'),
    forbids: (target) =>
      (isPackage(target, /^@setu\/(proto|kit\/(rpc|process|objects|testing))/) && !isSharedRule(target)) ||
      ['rpc', 'changes', 'consumers', 'jobs', 'app', 'main', 'events'].includes(layerOf(target)),
  },
  {
    title: 'events.ts and consumers/ use neither SQL nor rpc/',
    because: 'Events are published through the outbox and applied through the stores, in one transaction.',
    files: inLayer('events|consumers'),
    forbids: (target) =>
      isPackage(target, database) || target === '@setu/kit/rpc' || ['rpc', 'app', 'main'].includes(layerOf(target)),
  },
  {
    title: 'rpc/, changes/ and jobs/ contain no SQL',
    because: 'An rpc file parses, loads, applies a rule, saves and replies. SQL in it would be a store without a name.',
    files: inLayer('rpc|changes|jobs'),
    forbids: (target) => isPackage(target, database) || ['consumers', 'app', 'main'].includes(layerOf(target)),
  },
  {
    title: 'a noun never imports another noun’s rpc/',
    because: 'Logic shared by two nouns is a change or a rule. An rpc is only for calls from outside.',
    files: inLayer(layers),
    forbids: (target, { path }) =>
      packageOf(target) === packageOf(path) &&
      layerOf(target) === 'rpc' &&
      nounOf(path) !== '' &&
      nounOf(target) !== nounOf(path),
  },
  {
    title: 'main.ts starts app.ts and nothing else',
    because: 'app.ts is the one place where a process is assembled. Tests start it the same way.',
    files: /^(services\/[^/]+|bff)\/src\/main\.ts$/,
    forbids: (target) => target !== '@setu/kit/process' && !target.endsWith('/app'),
  },
  {
    title: 'the BFF reaches the services only through their contracts',
    because: 'It composes answers. With a service’s code, the database or the bus inside it, rules would grow there.',
    files: /^bff\/src\//,
    forbids: (target) =>
      isPackage(target, servicePackages) ||
      isPackage(target, database) ||
      isPackage(target, /^@setu\/(demo-world|kit\/(db|events|objects|testing))/),
  },
  {
    title: 'the BFF’s folders import in one direction only',
    because: `${bffLayers.join(' ← ')}: a reader can understand how calls are received without any page of the product.`,
    files: /^bff\/src\/[\w-]+\//,
    forbids: (target, { path }) => bffLayerOf(path) < bffLayerOf(target),
  },
  {
    title: 'a service never imports another service',
    because: 'Services share facts through events and are queried through the BFF. An import would merge two services.',
    files: new RegExp(`^services/(${serviceNames}|kit)/`),
    testsToo: true,
    forbids: (target, { path }) =>
      isPackage(target, servicePackages) && !target.startsWith(`@setu/${path.split('/')[1]}`),
  },
  {
    title: 'only the demo files of a service import the demo world',
    because: 'Production must run without it. Business code that knows a demo company is a bug waiting to happen.',
    files: new RegExp(`^services/(${serviceNames})/src/`),
    except: /\/src\/(.+\/)?(demo|seed)[^/]*(\/.*|\.ts)$/,
    forbids: (target) => target.startsWith('@setu/demo-world'),
  },
  {
    title: 'test support is imported by tests only',
    because: 'The testing entry starts databases and forges actors, so production code must not contain it.',
    files: /^(services|bff)\/.*\/?src\//,
    except: /^services\/kit\/src\/testing\//,
    forbids: (target) => target === '@setu/kit/testing' || target === 'vitest',
  },
  {
    title: 'relative imports stay inside their package',
    because: 'Packages meet at their exports. Only tools and tests may import the launcher.',
    files: /./,
    testsToo: true,
    forbids: (target, { path }) =>
      !target.startsWith('@') &&
      /^(services|bff|web|proto|deploy|charts|load-tests)\//.test(target) &&
      packageOf(target) !== packageOf(path) &&
      !(target.startsWith('deploy/') && !path.includes('/src/')),
  },
];
