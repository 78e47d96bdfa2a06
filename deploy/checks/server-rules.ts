import type { ImportRule } from './rule.js';
import { isSharedRule, packageOf } from './sources.js';

const ofOurs = (target: string): boolean => target.startsWith('@setu/');
const isPackage = (target: string, names: RegExp): boolean => names.test(target);
const database = /^(knex|pg|pg-copy-streams)(\/|$)/;
const serviceNames = 'identity|catalogue|request|review|media|fx';
const services = new RegExp(`^@setu/(${serviceNames})(/|$)`);
const layers = 'domain|store|changes|rpc|events|consumers|jobs|app|main';
/** Files of a layer, of the service as a whole or of one of its nouns. */
const inLayer = (layer: string): RegExp =>
  new RegExp(`^services/(${serviceNames})/src/([\\w-]+/)?(${layer})(/|\\.ts$)`);
const layerOf = (target: string): string =>
  new RegExp(`^services/[^/]+/src/([\\w-]+/)?(${layers})(/|$)`).exec(target)?.[2] ?? '';
const nounOf = (path: string): string =>
  new RegExp(`^services/[^/]+/src/([\\w-]+)/(${layers})(/|$)`).exec(path)?.[1] ?? '';

/** The BFF's folders, each of which stands on those before it. */
const bffLayers = ['language', 'html', 'http', 'present', 'pages', 'live', 'routes'];
const bffLayerOf = (path: string): number => bffLayers.indexOf(/^bff\/src\/([\w-]+)\//.exec(path)?.[1] ?? '');

/** Who may import whom on the server side. */
export const serverRules: ImportRule[] = [
  {
    says: 'the contracts import nothing of ours',
    because: 'Contracts are what everybody depends on; whatever they imported would be forced on both sides.',
    files: /^(bff\/contract\/src|proto)\//,
    forbids: ofOurs,
  },
  {
    says: 'the kit knows proto’s common messages and nothing else of ours',
    because: 'The kit holds no word of the business: it is for every service, so it may know none.',
    files: /^services\/kit\/src\//,
    testsToo: true,
    forbids: (target) => ofOurs(target) && !/^@setu\/(proto\/common|kit)/.test(target),
  },
  {
    says: 'the demo world imports nothing of ours',
    because: 'It is data. Each service reads it and fills its own schema; the data does not know who reads it.',
    files: /^services\/demo-world\/src\//,
    forbids: ofOurs,
  },
  {
    says: 'domain/ imports domain/ of its service, the words and rules generated from proto and the kit’s core only (and hashes, and caches without a clock, which are pure)',
    because:
      'Rules are pure: no I/O, no clock, no ids, no wire types, no SQL. That is what makes them testable by tables.',
    files: inLayer('domain'),
    forbids: (target, { path, text }) =>
      target !== '@setu/kit/core' &&
      target !== '@setu/proto/words' &&
      !isSharedRule(target) &&
      !(packageOf(target) === packageOf(path) && layerOf(target) === 'domain') &&
      !(target === 'node:crypto' && !/random(Bytes|UUID|Int)/.test(text)) &&
      !(target === 'lru-cache' && !/\bttl/.test(text)),
  },
  {
    says: 'store/ knows the domain and the database only',
    because: 'SQL stays in one place and speaks domain types; wire types and calls belong to rpc/.',
    files: inLayer('store'),
    forbids: (target) =>
      (isPackage(target, /^@setu\/(proto|kit\/(rpc|process|objects|testing))/) && !isSharedRule(target)) ||
      ['rpc', 'changes', 'consumers', 'jobs', 'app', 'main', 'events'].includes(layerOf(target)),
  },
  {
    says: 'events.ts and consumers/ reach neither SQL nor rpc/',
    because: 'What happened is told through the outbox and taken in through the stores, in one transaction.',
    files: inLayer('events|consumers'),
    forbids: (target) =>
      isPackage(target, database) || target === '@setu/kit/rpc' || ['rpc', 'app', 'main'].includes(layerOf(target)),
  },
  {
    says: 'rpc/, changes/ and jobs/ reach no SQL',
    because: 'An rpc file reads parse, load, rule, save, reply. SQL in it would be a store without a name.',
    files: inLayer('rpc|changes|jobs'),
    forbids: (target) => isPackage(target, database) || ['consumers', 'app', 'main'].includes(layerOf(target)),
  },
  {
    says: 'a noun never reaches another noun’s rpc/',
    because: 'What two nouns do alike is a change or a rule; an rpc is what is asked from outside.',
    files: inLayer(layers),
    forbids: (target, { path }) =>
      packageOf(target) === packageOf(path) &&
      layerOf(target) === 'rpc' &&
      nounOf(path) !== '' &&
      nounOf(target) !== nounOf(path),
  },
  {
    says: 'main.ts starts app.ts and nothing else',
    because: 'app.ts is the one place where a process is put together; tests start it the same way.',
    files: /^(services\/[^/]+|bff)\/src\/main\.ts$/,
    forbids: (target) => target !== '@setu/kit/process' && !target.endsWith('/app'),
  },
  {
    says: 'the BFF reaches services by contract only',
    because: 'It composes answers. A service’s code, the database or the bus inside it would let rules grow there.',
    files: /^bff\/src\//,
    forbids: (target) =>
      isPackage(target, services) ||
      isPackage(target, database) ||
      isPackage(target, /^@setu\/(demo-world|kit\/(db|events|objects|testing))/),
  },
  {
    says: 'the BFF’s folders import in one direction',
    because: `${bffLayers.join(' ← ')}: how a call is received can be understood without one page of the product.`,
    files: /^bff\/src\/[\w-]+\//,
    forbids: (target, { path }) => bffLayerOf(path) < bffLayerOf(target),
  },
  {
    says: 'a service never imports another service',
    because: 'Facts travel as events and questions go through the BFF; an import would make two services one.',
    files: new RegExp(`^services/(${serviceNames}|kit)/`),
    testsToo: true,
    forbids: (target, { path }) => isPackage(target, services) && !target.startsWith(`@setu/${path.split('/')[1]}`),
  },
  {
    says: 'the demo world enters a service by its demo files only',
    because: 'Production must run without it: business code that knows a demo company is a bug in waiting.',
    files: new RegExp(`^services/(${serviceNames})/src/`),
    except: /\/src\/(.+\/)?(demo|seed)[^/]*(\/.*|\.ts)$/,
    forbids: (target) => target.startsWith('@setu/demo-world'),
  },
  {
    says: 'test support stays in tests',
    because: 'The testing entry starts databases and forges actors; nothing that ships may hold it.',
    files: /^(services|bff)\/.*\/?src\//,
    except: /^services\/kit\/src\/testing\//,
    forbids: (target) => target === '@setu/kit/testing' || target === 'vitest',
  },
  {
    says: 'relative imports stay inside their package',
    because: 'Packages meet at their exports. Only tools and tests may start the launcher’s world.',
    files: /./,
    testsToo: true,
    forbids: (target, { path }) =>
      !target.startsWith('@') &&
      /^(services|bff|web|proto|deploy|charts|load-tests)\//.test(target) &&
      packageOf(target) !== packageOf(path) &&
      !(target.startsWith('deploy/') && !path.includes('/src/')),
  },
];
