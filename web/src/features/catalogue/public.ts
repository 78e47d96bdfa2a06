// The parts of the catalogue that other features use: the listing of cards with its filters, and the categories.
export { useGetCategoryIndexQuery } from './api';
export { cardListFacts } from './listing/card-list-model';
export { CardListing } from './listing/card-listing';
export { useTotalText } from './listing/use-total-text';
export { CategoryTiles } from './tree/category-tiles';
