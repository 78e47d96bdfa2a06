import i18next from 'i18next';
import { textLanguages } from './locale';
import type { TextNamespace } from './text-namespaces';

type TextFile = { default: Record<string, unknown> };

// One chunk per file, so that a page loads only the active language. A namespace is available once its files have
// loaded.
const ownFiles = import.meta.glob<TextFile>('../locales/*/*.json');
// The contract's namespaces that the web shows. The others are for files and emails.
const sharedFiles = import.meta.glob<TextFile>(
  '../../../bff/contract/texts/*/{audit-words,card-fields,cost-tables,problems,report-words,setting-words,statuses,supplier-fields,validation}.json',
);

function loaderOf(namespace: TextNamespace, language: string): (() => Promise<TextFile>) | undefined {
  return (
    ownFiles[`../locales/${language}/${namespace}.json`] ??
    sharedFiles[`../../../bff/contract/texts/${language}/${namespace}.json`]
  );
}

/** Loads a namespace of a language, unless it is here. */
export async function loadPart(language: string, namespace: TextNamespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const load = loaderOf(namespace, language);
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
  i18next.addResourceBundle(language, namespace, (await load()).default);
}

/** Loads namespaces of the active language once. Later calls cost nothing. */
export async function loadTexts(...namespaces: TextNamespace[]): Promise<void> {
  const parts = textLanguages(i18next.language).flatMap((language) =>
    namespaces.map((namespace) => loadPart(language, namespace)),
  );
  await Promise.all(parts);
}

/** Loads a screen. The build reads `texts` and `load`, so that the page can preload them. */
type Lazy<Module> = (() => Promise<Module>) & { texts: TextNamespace[]; load: () => Promise<Module> };

/**
 * Returns a route's `lazy` function, which loads the screen's module and its texts in parallel.
 * `lazy: withTexts(['requests'], () => import('./list/request-list-page'))`
 */
export function withTexts<Module>(namespaces: TextNamespace[], load: () => Promise<Module>): Lazy<Module> {
  const both = async () => {
    const [module] = await Promise.all([load(), loadTexts(...namespaces)]);
    return module;
  };
  return Object.assign(both, { texts: namespaces, load });
}
