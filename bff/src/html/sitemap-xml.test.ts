import { expect, it } from 'vitest';
import { sitemapEntry, sitemapIndex } from './sitemap-xml.js';

const site = { origin: 'https://setu.example' };

it('the sitemap lists a page once in each language, and each entry links to the other', () => {
  expect(sitemapEntry({ path: '/page/a&b', changedAt: '2026-11-22T00:00:00.000Z' }, site)).toBe(
    ['ru_RU', 'en_EN']
      .map(
        (own) =>
          `<url><loc>https://setu.example/page/a&amp;b?locale=${own}</loc><lastmod>2026-11-22T00:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="ru" href="https://setu.example/page/a&amp;b?locale=ru_RU"/><xhtml:link rel="alternate" hreflang="en" href="https://setu.example/page/a&amp;b?locale=en_EN"/><xhtml:link rel="alternate" hreflang="x-default" href="https://setu.example/page/a&amp;b"/></url>\n`,
      )
      .join(''),
  );
});

it('the index of the sitemap lists the full addresses of its parts', () => {
  expect(sitemapIndex(['/sitemap/pages.xml'], site)).toContain(
    '<sitemap><loc>https://setu.example/sitemap/pages.xml</loc></sitemap>',
  );
});
