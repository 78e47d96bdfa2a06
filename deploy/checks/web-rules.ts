import type { ImportRule } from './rule.js';

const order: Record<string, string[]> = {
  lib: [],
  locales: [],
  i18n: ['lib', 'locales'],
  api: ['lib'],
  session: ['api', 'i18n', 'lib'],
  ui: ['i18n', 'lib'],
  // Autosave and uploads are calls of their own.
  forms: ['ui', 'api', 'i18n', 'lib'],
  // Whole screens by description: lists, pages of one thing, actions with their question, call and answer.
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

/** A library with one home: everything else uses what that home makes of it. */
const home = (says: string, library: RegExp, place: RegExp, because: string): ImportRule => ({
  says,
  because,
  files: inWeb,
  except: place,
  forbids: (target) => library.test(target),
});

/** Who may import whom in the web app. */
export const webRules: ImportRule[] = [
  {
    says: 'the web app knows the BFF’s contract and nothing else of ours',
    because: 'It meets the server over HTTP only; server code in a page would ship to every visitor.',
    files: /^web\//,
    except: /^web\/e2e\//,
    testsToo: true,
    forbids: (target) => target.startsWith('@setu/') && !/^@setu\/contract(\/|$)/.test(target),
  },
  {
    says: 'folders of web/src import in one direction',
    because: `lib → i18n, api → session, ui → forms → kit → features → app: a part can be understood without what stands above it.`,
    files: inWeb,
    forbids: (target, { path }) => againstOrder(target, path),
  },
  {
    says: 'a feature reaches another one through its public.ts',
    because: 'What a feature shows others is a decision, written down in one file.',
    files: /^web\/src\/features\//,
    forbids: (target, { path }) =>
      featureOf(target) !== '' && featureOf(target) !== featureOf(path) && !target.endsWith('/public'),
  },
  home(
    'components and icons come from ui/',
    /^(@mantine|@dnd-kit|@visx|@tabler|embla-carousel|react-dropzone)/,
    /^web\/src\/(ui|testing)\//,
    'The design system owns its libraries: one look, and one place to change it.',
  ),
  home(
    'formik stays in forms/',
    /^formik/,
    /^web\/src\/forms\//,
    'Screens describe forms; how they work is one decision.',
  ),
  home(
    'zod stays in forms/ and schemas',
    /^zod/,
    /^web\/src\/(forms\/|.*-schema\.ts$)/,
    'Validation comes from the contract; zod in a screen would be a second opinion, and 15 KiB in its chunk.',
  ),
];
