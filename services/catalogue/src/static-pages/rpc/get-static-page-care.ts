import { mustKeepContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { toWirePageText, toWirePageVersion } from '../../wire/static-page.js';
import { readLink } from './read-page.js';

const mostShown = 100;

export const getStaticPageCare: Rpc<'getStaticPageCare'> =
  ({ read }) =>
  async (asked, { actor }) => {
    mustKeepContent(actor);
    const link = readLink(asked.link);
    const [en, ru, history, links] = await Promise.all([
      read.pageVersions.last({ link, locale: 'en' }),
      read.pageVersions.last({ link, locale: 'ru' }),
      read.pageVersions.history(link, mostShown),
      read.pageVersions.links(),
    ]);
    return { link, en: toWirePageText(en), ru: toWirePageText(ru), history: history.map(toWirePageVersion), links };
  };
