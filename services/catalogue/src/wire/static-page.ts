import type * as wire from '@setu/proto/catalogue/static_pages';
import { wireStaticPageVersionKind } from '@setu/proto/wire-words';
import type { LastVersion, PageVersion } from '../static-pages/store/page-versions.js';

const savedOf = ({ at, by }: Pick<PageVersion, 'at' | 'by'>) => ({
  savedAtMs: at === undefined ? undefined : BigInt(at.getTime()),
  savedById: by ?? '',
});

/** Converts the latest version of a page to its wire form. */
export const toWirePageText = (last: LastVersion | undefined): wire.StaticPageText =>
  last === undefined
    ? { title: '', body: '', version: 0, publicVersion: 0, savedById: '' }
    : {
        title: last.title,
        body: last.body,
        version: last.version,
        publicVersion: last.publicVersion,
        ...savedOf(last),
      };

/** Converts a version of a page to its wire form. */
export const toWirePageVersion = (version: PageVersion): wire.StaticPageVersion => ({
  ...{ locale: version.locale, version: version.version, kind: wireStaticPageVersionKind(version.kind) },
  ...{ title: version.title, actingId: version.acting ?? '' },
  ...savedOf(version),
});
