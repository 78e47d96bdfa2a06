import type { Consumer } from '@setu/kit/events';
import type { Stores } from '../store/index.js';

// Changed public pages must not stay outdated until their caches expire. Every process that caches them is notified.
const invalidatesPages: Pick<Consumer<Stores>, 'together' | 'handle'> = {
  together: true,
  handle: (_event, stores) => stores.signals.pagesChanged(),
};

/** Invalidates cached pages when a category is added, renamed, moved or deleted. */
export const onCategoryChanged: Consumer<Stores> = {
  name: 'identity.pages-of-categories',
  subject: 'setu.catalogue.category.changed',
  ...invalidatesPages,
};

/** Invalidates cached pages when an admin saves the home page. */
export const onHomeChanged: Consumer<Stores> = {
  name: 'identity.pages-of-home',
  subject: 'setu.catalogue.home.changed',
  ...invalidatesPages,
};

/** Invalidates cached pages when an admin publishes or removes a static page. */
export const onStaticPageChanged: Consumer<Stores> = {
  name: 'identity.pages-of-static-pages',
  subject: 'setu.catalogue.static_page.changed',
  ...invalidatesPages,
};

/** Invalidates cached pages when a card is removed. */
export const onCardRemoved: Consumer<Stores> = {
  name: 'identity.pages-of-removed-cards',
  subject: 'setu.catalogue.sku.removed',
  ...invalidatesPages,
};

/** Invalidates cached pages when a card is no longer public. */
export const onCardWithdrawn: Consumer<Stores> = {
  name: 'identity.pages-of-withdrawn-cards',
  subject: 'setu.catalogue.sku.withdrawn',
  ...invalidatesPages,
};

/** Invalidates cached pages when a company changes or is locked, because this affects its cards. */
export const onCompanyChanged: Consumer<Stores> = {
  name: 'identity.pages-of-companies',
  subject: 'setu.identity.company.changed',
  ...invalidatesPages,
};
