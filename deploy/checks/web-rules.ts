import type { ImportRule } from './rule.js';

const order: Record<string, string[]> = {
  lib: [],
  locales: [],
  i18n: ['lib', 'locales'],
  api: ['lib'],
  session: ['api', 'i18n', 'lib'],
  ui: ['i18n', 'lib'],
  // Autosave and uploads make their own API calls.
  forms: ['ui', 'api', 'i18n', 'lib'],
  kit: ['forms', 'ui', 'session', 'api', 'i18n', 'lib'],
  features: ['kit', 'forms', 'ui', 'session', 'api', 'i18n', 'lib'],
};
const inWeb = /^web\/src\//;

const areaOf = (path: string): string => /^web\/src\/([^/]+)\//.exec(path)?.[1] ?? '';
const featureOf = (path: string): string => /^web\/src\/features\/([^/]+)/.exec(path)?.[1] ?? '';

function againstOrder(target: string, path: string): boolean {
  const from = areaOf(path);
  const to = areaOf(target);
  const allowed = order[from];
  if (!allowed || to === '' || to === from) return false;
  return !allowed.some((area) => target === `web/src/${area}` || target.startsWith(`web/src/${area}/`));
}

/** Makes the rule for a library that only one folder may import. All other code uses what that folder exports. */
const home = (title: string, library: RegExp, place: RegExp, because: string): ImportRule => ({
  title,
  because,
  files: inWeb,
  except: place,
  forbids: (target) => library.test(target),
});

/** The import rules of the web app. */
export const webRules: ImportRule[] = [
  {
    title: 'the web app imports only the BFF’s contract',
    because: 'It reaches the server through HTTP only. Server code in a page would ship to every visitor.',
    files: /^web\//,
    except: /^web\/e2e\//,
    testsToo: true,
    forbids: (target) => target.startsWith('@setu/') && !/^@setu\/contract(\/|$)/.test(target),
  },
  {
    title: 'folders of web/src import in one direction only',
    because: `lib → i18n, api → session, ui → forms → kit → features → app: each part can be understood without those to its right.`,
    files: inWeb,
    forbids: (target, { path }) => againstOrder(target, path),
  },
  {
    title: 'a feature uses another feature only through its public.ts',
    because: 'The parts that a feature shares are a decision, recorded in one file.',
    files: /^web\/src\/features\//,
    forbids: (target, { path }) =>
      featureOf(target) !== '' && featureOf(target) !== featureOf(path) && !target.endsWith('/public'),
  },
  home(
    'components and icons come from ui/',
    /^(@mantine|@dnd-kit|@visx|embla-carousel|react-dropzone|@tiptap)/,
    /^web\/src\/(ui|testing)\//,
    'The design system owns its libraries, so there is one look and one place to change it.',
  ),
  home(
    'formik stays in forms/',
    /^formik/,
    /^web\/src\/forms\//,
    'Screens describe forms. How forms work is decided once.',
  ),
  home(
    'zod stays in forms/ and schemas',
    /^zod/,
    /^web\/src\/(forms\/|.*-schema\.ts$)/,
    'Validation comes from the contract. With zod in a screen there would be two sets of rules, and 15 KiB more in its chunk.',
  ),
];
