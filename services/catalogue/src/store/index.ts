import type { Conn } from '@setu/kit/db';
import { browseCards } from './browse-cards.js';
import { cardChanges } from './card-changes.js';
import { cards } from './cards.js';
import { categories } from './categories.js';
import { companies } from './companies.js';
import { companyCards } from './company-cards.js';
import { findCards } from './find-cards.js';
import { home } from './home.js';
import { readModel } from './read-model.js';
import { reference } from './reference.js';
import { searchLog } from './search-log.js';
import { staffCards } from './staff-cards.js';
import { staticPages } from './static-pages.js';
import { suggestions } from './suggest.js';
import { vocabulary } from './vocabulary.js';

/** Everything the catalogue remembers; the same shape on the pool and in a transaction. */
export const stores = (conn: Conn) => ({
  browseCards: browseCards(conn),
  cardChanges: cardChanges(conn),
  cards: cards(conn),
  categories: categories(conn),
  companies: companies(conn),
  companyCards: companyCards(conn),
  findCards: findCards(conn),
  home: home(conn),
  readModel: readModel(conn),
  reference: reference(conn),
  searchLog: searchLog(conn),
  staffCards: staffCards(conn),
  staticPages: staticPages(conn),
  suggestions: suggestions(conn),
  vocabulary: vocabulary(conn),
});
export type Stores = ReturnType<typeof stores>;
