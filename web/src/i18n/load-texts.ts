import i18next from 'i18next';
import type { Language } from './locale';
import type { TextNamespace } from './text-namespaces';

type TextFile = { default: Record<string, unknown> };

// One chunk per file, so a page only ever loads the active language; a namespace is there once its files are.
const ownFiles = import.meta.glob<TextFile>('../locales/*/*.json');
// Of the contract's, those the web shows: the others are words of files and mails.
const sharedFiles = import.meta.glob<TextFile>(
  '../../../bff/contract/texts/*/{audit-words,problems,report-words,setting-words,statuses,validation}.json',
);

function loaderOf(namespace: TextNamespace, language: Language): (() => Promise<TextFile>) | undefined {
  return (
    ownFiles[`../locales/${language}/${namespace}.json`] ??
    sharedFiles[`../../../bff/contract/texts/${language}/${namespace}.json`]
  );
}

/** Loads a namespace of the active language once; later calls cost nothing. */
export async function loadTexts(...namespaces: TextNamespace[]): Promise<void> {
  const language = i18next.language as Language;
  await Promise.all(
    namespaces.map(async (namespace) => {
      if (i18next.hasResourceBundle(language, namespace)) return;
      const load = loaderOf(namespace, language);
      if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
      i18next.addResourceBundle(language, namespace, (await load()).default);
    }),
  );
}

/** Fetches a screen; what of, is there to be read by the build, which has the page preload it. */
type Lazy<Module> = (() => Promise<Module>) & { texts: TextNamespace[]; load: () => Promise<Module> };

/**
 * A route's `lazy`: the screen's module and its texts, fetched side by side.
 * `lazy: withTexts(['requests'], () => import('./list/request-list-page'))`
 */
export function withTexts<Module>(namespaces: TextNamespace[], load: () => Promise<Module>): Lazy<Module> {
  const both = async () => {
    const [module] = await Promise.all([load(), loadTexts(...namespaces)]);
    return module;
  };
  return Object.assign(both, { texts: namespaces, load });
}
