import { autoParts } from './auto-parts.js';
import { buildingStoneCeramics } from './building-stone-ceramics.js';
import { chemicals } from './chemicals.js';
import { cosmeticsAyurveda } from './cosmetics-ayurveda.js';
import { electrical } from './electrical.js';
import { furnitureHomeGifts } from './furniture-home-gifts.js';
import { garments } from './garments.js';
import { grainsAndPulses } from './grains-and-pulses.js';
import { itAndServices } from './it-and-services.js';
import { jewellery } from './jewellery.js';
import { leather } from './leather.js';
import { lookalikes } from './lookalikes.js';
import { machinery } from './machinery.js';
import { materialsAdjectives } from './materials-adjectives.js';
import { medicalDevices } from './medical-devices.js';
import { metals } from './metals.js';
import { packaging } from './packaging.js';
import { pharma } from './pharma.js';
import { placesAndAbbreviations } from './places-and-abbreviations.js';
import { plasticsRubber } from './plastics-rubber.js';
import { produceAndNuts } from './produce-and-nuts.js';
import { pumpsAndFittings } from './pumps-and-fittings.js';
import { readVocabulary } from './read-vocabulary.js';
import { spices } from './spices.js';
import { teaCoffeeSweets } from './tea-coffee-sweets.js';
import { textiles } from './textiles.js';
import { tools } from './tools.js';

const trades = [
  autoParts,
  buildingStoneCeramics,
  chemicals,
  cosmeticsAyurveda,
  electrical,
  furnitureHomeGifts,
  garments,
  grainsAndPulses,
  itAndServices,
  jewellery,
  leather,
  lookalikes,
  machinery,
  materialsAdjectives,
  medicalDevices,
  metals,
  packaging,
  pharma,
  placesAndAbbreviations,
  plasticsRubber,
  produceAndNuts,
  pumpsAndFittings,
  spices,
  teaCoffeeSweets,
  textiles,
  tools,
];

/**
 * The shipped vocabulary: words of buyers that cards may not have. Names of one thing in Russian, English and Hindi in
 * Latin letters, trade jargon, abbreviations, and adjectives that no stem joins with their noun.
 */
export const tradeVocabulary = trades.flatMap(readVocabulary);
