import type * as wire from '@setu/proto/catalogue/static_pages';
import { wireStaticPageVersionKind } from '@setu/proto/wire-words';
import type { LastVersion, PageVersion } from '../static-pages/store/page-versions.js';

const savedOf = ({ at, by }: Pick<PageVersion, 'at' | 'by'>) => ({
  savedAtMs: at === undefined ? undefined : BigInt(at.getTime()),
  savedById: by ?? '',
});

/** A page in one language as it was written last, on the wire. */
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

/** Something that was done to a page, on the wire. */
export const toWirePageVersion = (version: PageVersion): wire.StaticPageVersion => ({
  ...{ locale: version.locale, version: version.version, kind: wireStaticPageVersionKind(version.kind) },
  ...{ title: version.title, actingId: version.acting ?? '' },
  ...savedOf(version),
});
