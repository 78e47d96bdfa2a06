// The parts of the home page that the preview of its settings shows.
export { HomeBanner } from './home-banner';
export { HomeHero } from './home-hero';
export { PromoTiles } from './promo-tiles';
