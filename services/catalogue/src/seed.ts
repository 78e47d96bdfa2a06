export { type Seeding, seedCatalogue } from './seed/seed-catalogue.js';
