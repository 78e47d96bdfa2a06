// What a simulation needs to run the catalogue and to fill it with categories.
export { definition } from './app.js';
export { fillCategories } from './categories/store/fill-categories.js';
export { refreshCategories } from './categories/store/refresh-categories.js';
export { fillReference } from './reference/store/fill-reference.js';
export { rebuildSearch } from './search/store/rebuild-search.js';
