import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';

// What changes pages that everybody sees may not wait until what is kept of them runs out: every process that keeps such
// pages is told that they are old.
const told: Pick<Consumer<Stores>, 'together' | 'handle'> = {
  together: true,
  handle: (_event, stores) => stores.signals.pagesChanged(),
};

/** A category got another name or place, came or went. */
export const onCategoryChanged: Consumer<Stores> = {
  name: 'identity.pages-of-categories',
  subject: 'setu.catalogue.category.changed',
  ...told,
};

/** An admin saved the home page. */
export const onHomeChanged: Consumer<Stores> = {
  name: 'identity.pages-of-home',
  subject: 'setu.catalogue.home.changed',
  ...told,
};

/** An admin published a static page, or took it away. */
export const onStaticPageChanged: Consumer<Stores> = {
  name: 'identity.pages-of-static-pages',
  subject: 'setu.catalogue.static_page.changed',
  ...told,
};

/** A card is gone. */
export const onCardRemoved: Consumer<Stores> = {
  name: 'identity.pages-of-removed-cards',
  subject: 'setu.catalogue.sku.removed',
  ...told,
};

/** A card is public no more. */
export const onCardWithdrawn: Consumer<Stores> = {
  name: 'identity.pages-of-withdrawn-cards',
  subject: 'setu.catalogue.sku.withdrawn',
  ...told,
};

/** A company changed, or was locked, and its cards with it. */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'identity.pages-of-companies',
  subject: 'setu.identity.company.changed',
  ...told,
};
