import { mustManageContent } from '../../content/changes/must-manage-content.js';
import type { Rpc } from '../../served.js';
import { toWirePageText, toWirePageVersion } from '../../wire/static-page.js';
import { readLink } from './read-page.js';

const maxVersions = 100;

export const getStaticPageCare: Rpc<'getStaticPageCare'> =
  ({ read }) =>
  async (request, { actor }) => {
    mustManageContent(actor);
    const link = readLink(request.link);
    const [en, ru, history, links] = await Promise.all([
      read.pageVersions.last({ link, locale: 'en' }),
      read.pageVersions.last({ link, locale: 'ru' }),
      read.pageVersions.history(link, maxVersions),
      read.pageVersions.links(),
    ]);
    return { link, en: toWirePageText(en), ru: toWirePageText(ru), history: history.map(toWirePageVersion), links };
  };
