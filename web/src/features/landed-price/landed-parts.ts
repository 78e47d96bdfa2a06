// The parts of a landed price that other features show, in one chunk.
export { LandedAssumptions } from './landed-assumptions';
export { LandedBar } from './landed-bar';
export { LandedCity } from './landed-city';
export { LandedGaps, LandedMissing } from './landed-gaps';
export { LandedLines } from './landed-lines';
