import type { CategoryIndexView, CategoryNode } from '@setu/contract';
import { numberText } from '../language/formats.js';
import { type Html, html } from './markup.js';
import type { PageDocument, PageQuery, Reader } from './page-document.js';
import { crumbsPart } from './parts.js';
import { pathOfCategory } from './paths.js';
import { translatorFor } from './texts.js';
import { catalogueCrumbs, crumbsThing } from './things.js';

const branch = (nodes: readonly CategoryNode[], reader: Reader): Html | undefined =>
  nodes.length === 0
    ? undefined
    : html`<ul>${nodes.map((node) => html`<li><a href="${pathOfCategory(node.id)}">${node.name}</a> (${numberText(reader.language, node.sku_count)})${branch(node.children, reader)}</li>`)}</ul>`;

/** Builds the page of all category trees. */
export const categoryIndexDocument = ({ trees }: CategoryIndexView, query: PageQuery, reader: Reader): PageDocument => {
  const t = translatorFor(reader.language);
  const crumbs = catalogueCrumbs([], t);
  return {
    title: t('catalogue'),
    description: t('catalogueText'),
    path: query.path,
    kind: 'website',
    things: () => [crumbsThing(crumbs, reader)],
    content: () =>
      html`${crumbsPart(crumbs, t)}<h1>${t('catalogue')}</h1>${trees.map((tree) => html`<section><h2><a href="${pathOfCategory(tree.id)}">${tree.name}</a></h2>${branch(tree.children, reader)}</section>`)}`,
  };
};
